import type { Tx } from '../../db/run-as.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { readDiaries } from './read-diaries.ts';
import type { Diary } from './read-diaries.ts';
import { requireOffered } from './offered-slot.ts';
import type { WantedTime } from './offered-slot.ts';

const MINUTE = 60_000;
const DAY = 1440;

interface WantedSlot extends WantedTime {
  readonly professionalId: string;
  readonly holder: string | undefined;
}

/**
 * The diary, if the slot is free for the holder. `tx` runs as `system` and holds the diary's lock.
 * @throws Problem NOT_FOUND at `/professionalId`, NOT_VERIFIED (409) and those of {@link requireOffered}.
 */
export async function bookableDiary(tx: Tx, { professionalId, holder, ...wanted }: WantedSlot): Promise<Diary> {
  const { startsAt, now } = wanted;
  const present = Math.floor(now.getTime() / MINUTE);
  const start = Math.max(Math.floor(startsAt.getTime() / MINUTE), present);
  const window = { from: Math.max(present, start - 7 * DAY), to: start + 28 * DAY, now, holder };
  const diary = (await readDiaries(tx, [professionalId], window)).get(professionalId);
  if (!diary) throw invalidAt('/professionalId', 'NOT_FOUND');
  if (!diary.isVerified) throw new Problem(409, 'NOT_VERIFIED');
  requireOffered(diary, wanted);
  return diary;
}
