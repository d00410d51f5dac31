import { BORDER, INSIGHT } from "../../fixtures";
import type { GalleryPart } from "../../game";
import { tellMoves } from "../table/move-texts";
import Table from "./FixtureTable.svelte";

export const gallery: GalleryPart = {
  Table,
  names: BORDER.names,
  scores: BORDER.course,
  analysis: INSIGHT.border,
  moves: () => Promise.resolve({ tell: tellMoves(BORDER.options, INSIGHT.boards), place: (code) => code }),
};
