/** ISO weekdays, Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A Monday, to derive the name of each ISO weekday. */
const monday = Date.UTC(2024, 0, 1);

/** "lundi", "Monday": the name of an ISO weekday (1 Monday to 7 Sunday) in a language. */
export const weekdayName = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(monday + (weekday - 1) * 86_400_000),
  );
