import type { ExplainedDay, SlotRule } from 'shared-contracts/schemas/slots-explained';

/** A time of the day, and the rule that excludes it; without a rule a slot starts there. */
export interface ExplainedTime {
  readonly time: string;
  readonly rule: SlotRule | undefined;
}

const HALF_HOUR = 30;
/** Shown even for a closed day. */
const USUAL = { from: '08:00', to: '18:00' };
/** The rule that excludes a slot start at exactly that minute. */
const isStart = ({ rule }: ExplainedDay['refused'][number]): boolean =>
  rule === 'taken' || rule === 'held' || rule === 'calendar' || rule === 'limit';

/** The rule that excludes a time of the day; undefined where a slot starts. */
export const refusalAt = (
  { offered, refused }: ExplainedDay,
  time: string,
): ExplainedDay['refused'][number] | undefined =>
  offered.includes(time) ? undefined : refused.find(({ start, end }) => start <= time && time < end);

/** The times to list: half hours around the opening hours, every offered start, and every start refused individually. */
export function timesOfDay(day: ExplainedDay): ExplainedTime[] {
  const starts = [...day.offered, ...day.refused.filter(isStart).map(({ start }) => start)];
  const open = day.refused.filter(({ rule }) => rule === 'between' || rule === 'short' || rule === 'buffer');
  const ends = [...starts, ...open.flatMap(({ start, end }) => [start, end])].sort();
  const [from, to] = [ends[0] ?? USUAL.from, ends.at(-1) ?? USUAL.to];
  const halves = Array.from({ length: (24 * 60) / HALF_HOUR }, (_, index) => clock(index * HALF_HOUR)).filter(
    (time) => time >= (from < USUAL.from ? from : USUAL.from) && time <= (to > USUAL.to ? to : USUAL.to),
  );
  return [...new Set([...halves, ...starts])].sort().map((time) => ({ time, rule: refusalAt(day, time)?.rule }));
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
