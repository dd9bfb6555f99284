import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';

/** A stay in the room; without an end somebody is still there. */
export interface Stay {
  readonly from: Date;
  readonly until: Date | null;
}

export interface Attendance {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
  readonly client: readonly Stay[];
  readonly professional: readonly Stay[];
  /** How long sound or picture arrived, by what both say. */
  readonly connectedMs: number;
}

const MINUTE = 60_000;
const HELD = 2 * MINUTE;
const TOGETHER = MINUTE / 2;
/** Whoever waits so long after the start, or half the appointment, has waited. */
const WAIT = 10 * MINUTE;

/** What the times in the room say; null where they do not say it. */
export function proposeOutcome(attendance: Attendance): MeetingOutcomeName | null {
  const { startsAt, endsAt, now, client, professional, connectedMs } = attendance;
  if (connectedMs >= HELD) return 'took_place';
  const shared = client.flatMap((one) => professional.map((other) => overlap(one, other, now)));
  if (sum(shared) >= TOGETHER) return 'technical_failure';
  const due = { from: startsAt, until: null };
  const enough = Math.min(WAIT, (endsAt.getTime() - startsAt.getTime()) / 2);
  const hasWaited = (stays: readonly Stay[]) => sum(stays.map((stay) => overlap(stay, due, now))) >= enough;
  if (professional.length === 0 && hasWaited(client)) return 'professional_absent';
  if (client.length === 0 && hasWaited(professional)) return 'client_absent';
  return null;
}

export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Milliseconds; whoever is still there stays until now. */
export function overlap(one: Stay, other: Stay, now: Date): number {
  const end = Math.min((one.until ?? now).getTime(), (other.until ?? now).getTime());
  return Math.max(0, end - Math.max(one.from.getTime(), other.from.getTime()));
}
