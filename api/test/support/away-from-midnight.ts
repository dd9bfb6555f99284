import { setTimeout as sleep } from 'node:timers/promises';

const DAY = 86_400_000;
/** Longer than a file of tests takes on a slow machine. */
const LATE = 2 * 60_000;

/** Tests speak of today, and so does the database by its own clock: none begins so late that the day (UTC) ends before it does. */
export async function awayFromMidnight(): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  if (left < LATE) await sleep(left);
}
