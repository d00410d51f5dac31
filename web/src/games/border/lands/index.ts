import { t } from "../../../text/texts.svelte";
import type { Land, Lands } from "../../lands";
import { BOARDS } from "../wire/shipped-boards";
import DroppedBoardPicture from "./DroppedBoardPicture.svelte";
import FreshBoards from "./FreshBoards.svelte";
import OwnPicture from "./OwnBoardPicture.svelte";
import Picture from "./BoardPicture.svelte";
import { isBoard, lookAtBoard, ownLand, ownOptions } from "./own-boards";

function shippedLand(name: string): Land {
  return {
    id: name,
    title: t("lands-board", { board: name }),
    about: t("lands-board-about"),
    // The first seat is one's own.
    play: `/play/border/options?board=chosen&board+0=${name}`,
    ways: [],
    printed: { boards: name },
  };
}

export const lands: Lands = {
  shipped: () => BOARDS.map(({ name }) => shippedLand(name)),
  Picture,
  own: ownLand,
  OwnPicture,
  takes: (files) => files.some(isBoard),
  async look(files) {
    const board = files.find(isBoard);
    if (!board) throw new Error("no board among the files");
    return lookAtBoard(board);
  },
  Drawing: DroppedBoardPicture,
  options: ownOptions,
  Fresh: FreshBoards,
};
