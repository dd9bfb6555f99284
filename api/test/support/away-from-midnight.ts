import { setTimeout as sleep } from 'node:timers/promises';

const DAY = 86_400_000;
/** Longer than a test file takes on a slow machine. */
const LATE = 2 * 60_000;

/** Tests and the database use today's date: none starts so late that the UTC day ends before it does. */
export async function awayFromMidnight(): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  if (left < LATE) await sleep(left);
}
