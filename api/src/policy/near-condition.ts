import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { invalidAt } from '../http/problem.ts';
import { limit } from './limit.ts';

const KM_PER_DEGREE = 111.19;
/** Boxes are made this much larger than the circle in them: distances decide, not the rounding of a corner. */
const MARGIN = 1.001;

interface Circle {
  readonly lat: number;
  readonly lng: number;
  readonly km: number;
}

/**
 * `$near`: the column (a point of longitude and latitude) is at most `km` away on the great circle. The GiST index of the column answers the box
 * around the circle, and `km_between` (migration 052) looks at what is in it. PostGIS and earthdistance would do no better for circles of a few
 * hundred kilometres, and PGlite has neither; two numbers in a B-tree would read a whole band of latitude. @throws Problem (422).
 */
export function nearCondition(
  ref: RawBuilder<unknown>,
  argument: unknown,
  pointer: string,
  maxKm: number,
): RawBuilder<boolean> {
  const circle = checkCircle(argument, pointer, maxKm);
  const boxes = boxesAround(circle).map(
    ([west, south, east, north]) => sql`${ref} <@ ${`(${east},${north}),(${west},${south})`}::box`,
  );
  const centre = sql`point(${circle.lng}::float8, ${circle.lat}::float8)`;
  return sql<boolean>`((${sql.join(boxes, sql` or `)}) and km_between(${ref}, ${centre}) <= ${circle.km}::float8)`;
}

function checkCircle(argument: unknown, pointer: string, maxKm: number): Circle {
  if (typeof argument !== 'object' || argument === null) throw invalidAt(pointer, 'INVALID');
  const { lat, lng, km, ...others } = argument as Record<string, unknown>;
  if (Array.isArray(argument) || Object.keys(others).length > 0) throw invalidAt(pointer, 'INVALID');
  if (!isWithin(lat, -90, 90)) throw invalidAt(`${pointer}/lat`, 'INVALID');
  if (!isWithin(lng, -180, 180)) throw invalidAt(`${pointer}/lng`, 'INVALID');
  if (!isWithin(km, 0.001, Number.MAX_VALUE)) throw invalidAt(`${pointer}/km`, 'INVALID');
  limit(`${pointer}/km`, 'km', km, maxKm);
  return { lat: rounded(lat), lng: rounded(lng), km };
}

/** To a hand's breadth, as the column is. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));
const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

type Box = readonly [west: number, south: number, east: number, north: number];

/** What holds the circle: two boxes where it crosses the date line, whole parallels where it holds a pole. */
function boxesAround({ lat, lng, km }: Circle): readonly Box[] {
  const radius = (km / KM_PER_DEGREE) * MARGIN;
  const [south, north] = [lat - radius, lat + radius];
  if (south <= -90 || north >= 90) return [[-180, Math.max(south, -90), 180, Math.min(north, 90)]];
  const radians = Math.PI / 180;
  // Meridians come closer towards the pole: the circle is widest on that side of its centre.
  const width = Math.asin(Math.sin(radius * radians) / Math.cos(lat * radians)) / radians;
  const [west, east] = [lng - width, lng + width];
  const split = (from: number, to: number): readonly Box[] => [
    [from, south, 180, north],
    [-180, south, to, north],
  ];
  if (west < -180) return split(west + 360, east);
  return east > 180 ? split(west, east - 360) : [[west, south, east, north]];
}
