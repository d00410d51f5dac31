import type { GalleryPart } from "../../game";
import { moveTexts } from "../table/move-texts";
import { loadAtlas } from "../table/atlas";
import Table from "./FixtureTable.svelte";
import { TRAVEL } from "./fixture";

export const gallery: GalleryPart = {
  Table,
  names: TRAVEL.names,
  scores: TRAVEL.course,
  analysis: TRAVEL.analysis,
  moves: async () => moveTexts(await loadAtlas("europe")),
};
