const figures = new Map<string, Intl.DateTimeFormat>();

/** From parts: a browser without Swedish, which writes dates as ISO 8601 does, writes them in its own language. */
function figuresIn(timeZone: string): Intl.DateTimeFormat {
  const known = figures.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  figures.set(timeZone, made);
  return made;
}

/** `YYYY-MM-DDTHH:mm:ss` of an instant on the clocks of a time zone. */
export function wallTimeOf(instant: string | number, timeZone: string): string {
  const parts = Object.fromEntries(
    figuresIn(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute, second } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The instant of a time on the clocks of a zone; of an hour that they skip, the one that they show instead. */
export function instantOf(wallTime: string, timeZone: string): string {
  const asUtc = Date.parse(`${wallTime}Z`);
  const offsetAt = (at: number) => Date.parse(`${wallTimeOf(at, timeZone)}Z`) - at;
  // The offset of the first guess is that of another hour where the clocks change in between.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}
