import type { CallContext } from '../../generic/call-context.ts';
import { recordStep } from './record-step.ts';

/** Pauses the advertisements that lead to an article nobody can read any more; resuming them needs it to be public. */
export async function pauseAdds(context: CallContext, article: { readonly id: string; readonly authorId: unknown }) {
  const { id, authorId } = article;
  if (typeof authorId !== 'string') return;
  await context.asSystem(async (tx) => {
    const paused = await tx
      .updateTable('adds')
      .set({ state: 'paused' })
      .where('professionalId', '=', authorId)
      .where('target', '=', `/article/${id}`)
      .where('state', '=', 'approved')
      .where('endsOn', '>=', context.now.toISOString().slice(0, 10))
      .returning(['id', 'professionalId', 'state'])
      .execute();
    for (const add of paused) await recordStep(tx, context, { add, from: 'approved', transition: 'pause' });
  });
}
