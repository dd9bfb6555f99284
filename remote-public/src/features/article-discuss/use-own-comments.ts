import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { moderationStates } from 'shared-contracts/schemas/account-lists';
import { id, instant } from 'shared-contracts/schemas/text';
import { pageOf } from 'shared-contracts/schemas/wire';
import { nullable, object, picklist, string, type InferOutput } from 'valibot';

const ownComment = object({
  id,
  body: string(),
  moderation: picklist(moderationStates),
  /** By the author of the article. */
  authorHiddenAt: nullable(instant),
});
/** Data of a comment that only its author gets. */
export type OwnComment = InferOutput<typeof ownComment>;

const ownPage = pageOf(ownComment);
const select = Object.keys(ownComment.entries);
const none: readonly OwnComment[] = [];

/**
 * The reader’s own comments on what `subjects` finds (`articleId` or `answerId`), which the server rendering does not know. Reloads when
 * `shown` changes.
 */
export function useOwnComments(subjects: object, userId: string | undefined, shown: unknown): readonly OwnComment[] {
  const { http, telemetry } = usePlatform();
  const [own, setOwn] = useState(none);
  const condition = JSON.stringify(subjects);
  useEffect(() => {
    if (userId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    http
      .request('POST', '/comments/find-by', ownPage, {
        body: { mine: true, where: { ...(JSON.parse(condition) as object), deletedAt: null }, select, limit: 100 },
        signal,
      })
      .then(
        ({ data }) => setOwn(data),
        (error: unknown) => {
          if (!signal.aborted) telemetry.error(error, { where: 'own comments' });
        },
      );
    return () => controller.abort();
  }, [http, telemetry, condition, userId, shown]);
  return userId === undefined ? none : own;
}
