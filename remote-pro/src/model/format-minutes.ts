const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "1 h 30 min", "2 jours": a formatted duration. */
export const formatMinutes = (minutes: number, language: string): string => write(minutes, language, units);

/** "35 h": the same in hours, for working time. */
export const formatHours = (minutes: number, language: string): string => write(minutes, language, units.slice(1));

function write(minutes: number, language: string, sizes: readonly (typeof units)[number][]): string {
  const parts: string[] = [];
  let rest = minutes;
  for (const [unit, size] of sizes) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0)
      parts.push(
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(
          count,
        ),
      );
  }
  return parts.join(' ');
}
