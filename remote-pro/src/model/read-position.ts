export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const degrees = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`;
/** The ways in which maps write a place: in links (OpenStreetMap, Google, Apple), as geo: address, and as a pair. */
const patterns = [
  /[?&#]mlat=(-?\d+\.?\d*)&mlon=(-?\d+\.?\d*)/u,
  /#map=\d+(?:\.\d+)?\/(-?\d+\.?\d*)\/(-?\d+\.?\d*)/u,
  /!3d(-?\d+\.?\d*)!4d(-?\d+\.?\d*)/u,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/u,
  /[?&](?:q|ll|query|destination|center)=(?:loc:)?(-?\d+\.\d+)(?:,|%2C)(-?\d+\.\d+)/iu,
  /^geo:(-?\d+\.?\d*),(-?\d+\.?\d*)/u,
  /^(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/u,
  // With decimal commas the pair needs another separator.
  new RegExp(`^${degrees}\\s*(?:;|\\s)\\s*${degrees}$`, 'u'),
];

const sexagesimal = /^(\d+)°\s*(\d+)[′']\s*([\d.,]+)[″"]\s*([NS])[\s,]+(\d+)°\s*(\d+)[′']\s*([\d.,]+)[″"]\s*([EWO])$/iu;
const number = (text: string) => Number(text.replace(',', '.'));

function readSexagesimal(text: string): Position | undefined {
  const parts = sexagesimal.exec(text);
  if (!parts) return undefined;
  const angle = (at: number) =>
    number(parts[at] ?? '') + number(parts[at + 1] ?? '') / 60 + number(parts[at + 2] ?? '') / 3600;
  const sign = (letter = '') => (/[SWO]/iu.test(letter) ? -1 : 1);
  return { latitude: sign(parts[4]) * angle(1), longitude: sign(parts[8]) * angle(5) };
}

/** Six decimals are ten centimetres. */
const round = (value: number) => Number(value.toFixed(6));

/** Coordinates as people write or copy them: "4,0483; 9,7043", a link of a map. Undefined when there are none. */
export function readPosition(written: string): Position | undefined {
  const text = written.trim();
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const position = found
    ? { latitude: number(found[1] ?? ''), longitude: number(found[2] ?? '') }
    : readSexagesimal(text);
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) return undefined;
  return { latitude: round(position.latitude), longitude: round(position.longitude) };
}

/** "4.0483, 9.7043", as maps take it. */
export const positionText = (latitude: number | null, longitude: number | null): string =>
  latitude === null || longitude === null ? '' : `${round(latitude)}, ${round(longitude)}`;
