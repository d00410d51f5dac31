import type { LessonTable } from "../../game";
import { TravelLesson } from "./lesson.svelte";
import Table from "./LessonTable.svelte";

export const lesson: LessonTable = { begin: (table, taught) => new TravelLesson(table, taught), Table };
