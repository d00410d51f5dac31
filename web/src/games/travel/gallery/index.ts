import { INSIGHT, TRAVEL } from "../../fixtures";
import type { GalleryPart } from "../../game";
import { moveTexts } from "../table/move-texts";
import { loadAtlas } from "../table/atlas";
import Table from "./FixtureTable.svelte";

export const gallery: GalleryPart = {
  Table,
  names: TRAVEL.names,
  scores: TRAVEL.course,
  analysis: INSIGHT.travel,
  moves: async () => moveTexts(await loadAtlas("europe")),
};
