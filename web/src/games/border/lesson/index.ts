import type { LessonTable } from "../../game";
import { BorderLesson } from "./lesson.svelte";
import Table from "./LessonTable.svelte";

export const lesson: LessonTable = { begin: (table, taught) => new BorderLesson(table, taught), Table };
