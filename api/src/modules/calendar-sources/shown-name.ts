/** What a calendar calls itself, as a name here may be: one line of 80 characters, or what stands for it. */
export const shownName = (name: string | null, instead: string): string =>
  (name ?? '')
    .replaceAll(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim() || instead.slice(0, 80);
