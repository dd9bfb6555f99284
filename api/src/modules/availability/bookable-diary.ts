import type { Tx } from '../../db/run-as.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { readDiaries } from './read-diaries.ts';
import { offerOf, openFor } from './open-diary.ts';
import type { OpenDiary } from './open-diary.ts';
import type { WantedTime } from './offered-slot.ts';

const MINUTE = 60_000;
const DAY = 1440;

interface WantedSlot extends Pick<WantedTime, 'startsAt' | 'now'> {
  readonly professionalId: string;
  readonly consultationId: string;
  readonly holder: string | undefined;
  readonly clientId?: string;
}

/**
 * The diary around a slot as the holder may book it, open for the consultation; whether the slot is offered is for
 * `requireOffered`. `tx` runs as `system` and holds the diary's lock.
 * @throws Problem NOT_FOUND at `/professionalId`, 409 NOT_VERIFIED, 409 CONSULTATION_NOT_OFFERED.
 */
export async function bookableDiary(
  tx: Tx,
  { professionalId, consultationId, holder, clientId, startsAt, now }: WantedSlot,
): Promise<OpenDiary> {
  const present = Math.floor(now.getTime() / MINUTE);
  const start = Math.max(Math.floor(startsAt.getTime() / MINUTE), present);
  const window = { from: Math.max(present, start - 7 * DAY), to: start + 28 * DAY, now, holder, clientId };
  const diary = (await readDiaries(tx, [professionalId], window)).get(professionalId);
  if (!diary) throw invalidAt('/professionalId', 'NOT_FOUND');
  if (!diary.isVerified) throw new Problem(409, 'NOT_VERIFIED');
  const offer = offerOf(diary, { consultationId });
  if (!offer) throw new Problem(409, 'CONSULTATION_NOT_OFFERED');
  return openFor(diary, offer);
}
