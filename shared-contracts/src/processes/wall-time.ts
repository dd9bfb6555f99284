/** `YYYY-MM-DDTHH:mm:ss` of an instant on the clocks of a time zone. */
export const wallTimeOf = (instant: string | number, timeZone: string): string =>
  // Swedish writes dates and times as ISO 8601 does.
  new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

/** The instant of a time on the clocks of a zone; of an hour that they skip, the one that they show instead. */
export function instantOf(wallTime: string, timeZone: string): string {
  const asUtc = Date.parse(`${wallTime}Z`);
  const offsetAt = (at: number) => Date.parse(`${wallTimeOf(at, timeZone)}Z`) - at;
  // The offset of the first guess is that of another hour where the clocks change in between.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}
