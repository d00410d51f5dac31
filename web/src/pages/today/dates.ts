import type { Language } from "../../text/catalogue";

/**
 * Days are dates of UTC, such as `2026-11-18`, for everybody alike: what the clock or the time zone of this device says
 * decides nothing. So they are only ever reckoned with as texts, or at midnight of UTC.
 */
const A_DAY = 86_400_000;

/** English as most of its readers here write it: the day before the month. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", cs: "cs", it: "it", de: "de" };

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The day so many days later. */
export function daysLater(day: string, days: number): string {
  return dayAt(midnight(day) + days * A_DAY);
}

function written(day: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: "UTC" }).format(midnight(day));
}

/** "16 Nov" */
export const shortDate = (day: string, language: Language) =>
  written(day, language, { day: "numeric", month: "short" });

/** "16 November" */
export const longDate = (day: string, language: Language) =>
  written(day, language, { day: "numeric", month: "long" });

/** "Nov" */
export const shortMonth = (day: string, language: Language) => written(day, language, { month: "short" });

/** "01:00", of a moment, as the clock of this device shows it */
export const clockTime = (moment: number, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: "2-digit", minute: "2-digit" }).format(moment);

/** "November 2026", of `2026-11` */
export const monthName = (month: string, language: Language) =>
  written(`${month}-01`, language, { month: "long", year: "numeric" });

/** The names of the days of a week from Monday on, in few letters. */
export function weekdays(language: Language): readonly string[] {
  const monday = "2024-01-01";
  return Array.from({ length: 7 }, (_, days) =>
    written(daysLater(monday, days), language, { weekday: "short" }),
  );
}

export const monthOf = (day: string) => day.slice(0, 7);

/** The month so many months later. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return dayAt(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** The weeks of a month, from Monday on; null where a week reaches into another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const before = (new Date(midnight(first)).getUTCDay() + 6) % 7;
  const count = (midnight(`${monthsLater(month, 1)}-01`) - midnight(first)) / A_DAY;
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const place = week * 7 + weekday - before;
      return place >= 0 && place < count ? daysLater(first, place) : null;
    }),
  );
}
