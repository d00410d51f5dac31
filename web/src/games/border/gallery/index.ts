import type { GalleryPart } from "../../game";
import { tellMoves } from "../table/move-texts";
import Table from "./FixtureTable.svelte";
import { BORDER } from "./fixture";

export const gallery: GalleryPart = {
  Table,
  names: BORDER.names,
  scores: BORDER.course,
  analysis: BORDER.analysis,
  moves: () => Promise.resolve({ tell: tellMoves(BORDER.options, BORDER.boards), place: (code) => code }),
};
