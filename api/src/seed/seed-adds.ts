import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import type { Storage } from '../adapters/storage/storage.ts';
import type { AddHistoryTable } from '../modules/add-history/policy.ts';
import { dateOf } from '../modules/availability/schedule.ts';
import { addressOf } from '../modules/uploads/document-links.ts';
import type { Tx } from '../db/run-as.ts';
import { adds } from './seed-data.ts';
import { seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';

const DAY = 86_400_000;

const picture = {
  key: `${seedId('file', 'add picture').replaceAll('-', '')}.svg`,
  contentType: 'image/svg+xml',
} as const;

/** Before its row is committed, as `putDocumentFiles`; answers its length. */
export async function putAddPicture(storage: Storage): Promise<number> {
  const bytes = await readFile(new URL('./pictures/two-chairs.svg', import.meta.url));
  await storage.remove(picture.key);
  await storage.put(picture.key, bytes, picture.contentType);
  return bytes.length;
}

/** Advertisements: one for each placement runs, and one professional has some in every other state. The first has a picture. */
export async function seedAdds(tx: Tx, now: Date, pictureBytes: number): Promise<void> {
  const rows = adds.map((add, index) => ({
    ...rowOf(add, index, now),
    image: index === 0 ? addressOf(picture.key) : null,
  }));
  const [first] = rows;
  if (!first) return;
  const { professionalId: userId, createdAt } = first;
  await tx
    .insertInto('uploads')
    .values({
      ...picture,
      id: seedId('upload', 'add picture'),
      userId,
      purpose: 'advertisement',
      bytes: pictureBytes,
      ...{ createdAt, storedAt: createdAt, usedAt: createdAt },
    })
    .execute();
  await tx.insertInto('adds').values(rows).execute();
  await tx.insertInto('addHistory').values(rows.flatMap(stepsOf)).execute();
}

function rowOf(add: (typeof adds)[number], index: number, now: Date) {
  const { professional, state = 'approved', reason = null, first = -3 - index, days = 24 + index * 6, ...words } = add;
  const startsOn = Math.floor(now.getTime() / DAY) + first;
  const earliest = Math.min(startsOn * DAY, now.getTime());
  const before = (count: number) => new Date(earliest - count * DAY);
  return {
    ...words,
    id: seedId('add', String(index)),
    professionalId: professionalId(professional),
    target: `/professionnels/${professional}`,
    startsOn: dateOf(startsOn),
    endsOn: dateOf(startsOn + days - 1),
    state,
    refusalReason: reason,
    createdAt: before(4),
    submittedAt: state === 'draft' ? null : before(3),
    publishedAt: state === 'draft' || state === 'review' || state === 'refused' ? null : before(2),
  };
}

/** How an advertisement came to be what it is. */
function stepsOf(add: ReturnType<typeof rowOf>): Insertable<AddHistoryTable>[] {
  const { id: addId, professionalId: owner, state, refusalReason, createdAt, submittedAt, publishedAt } = add;
  const entry = (
    step: Pick<Insertable<AddHistoryTable>, 'transition' | 'toState'> & Partial<Insertable<AddHistoryTable>>,
  ) => ({
    ...{
      addId,
      professionalId: owner,
      actorRole: 'professional' as const,
      actorId: owner,
      fromState: null,
      reason: null,
    },
    ...step,
    id: seedId('add step', `${addId} ${step.transition}`),
  });
  const byOperator = { actorRole: 'operator', actorId: null, fromState: 'review' } as const;
  const later = new Date((submittedAt ?? createdAt).getTime() + DAY);
  return [
    entry({ at: createdAt, transition: 'create', toState: 'draft' }),
    ...(submittedAt ? [entry({ at: submittedAt, transition: 'submit', fromState: 'draft', toState: 'review' })] : []),
    ...(publishedAt ? [entry({ ...byOperator, at: publishedAt, transition: 'approve', toState: 'approved' })] : []),
    ...(state === 'refused'
      ? [entry({ ...byOperator, at: later, transition: 'refuse', toState: state, reason: refusalReason })]
      : []),
    ...(state === 'paused'
      ? [entry({ at: new Date(later.getTime() + 9 * DAY), transition: 'pause', fromState: 'approved', toState: state })]
      : []),
    ...(state === 'ended'
      ? [entry({ at: new Date(later.getTime() + 26 * DAY), transition: 'end', fromState: 'approved', toState: state })]
      : []),
  ];
}
