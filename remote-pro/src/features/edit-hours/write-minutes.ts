const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "1 h 30 min", "2 jours": minutes as people say them. */
export function writeMinutes(minutes: number, language: string): string {
  const parts: string[] = [];
  let rest = minutes;
  for (const [unit, size] of units) {
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
