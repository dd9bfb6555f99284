import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { id } from 'shared-contracts/schemas/text';
import { pageOf } from 'shared-contracts/schemas/wire';
import { object } from 'valibot';

const idPage = pageOf(object({ id }));
const none: ReadonlySet<string> = new Set();

/** Which comments on an article are the reader's: what the server renders knows nobody. `shown` changes when there may be others. */
export function useOwnComments(articleId: string, userId: string | undefined, shown: unknown): ReadonlySet<string> {
  const { http, telemetry } = usePlatform();
  const [own, setOwn] = useState(none);
  useEffect(() => {
    if (userId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    http
      .request('POST', '/comments/find-by', idPage, {
        body: { mine: true, where: { articleId }, select: ['id'], limit: 100 },
        signal,
      })
      .then(
        ({ data }) => setOwn(new Set(data.map((row) => row.id))),
        (error: unknown) => {
          if (!signal.aborted) telemetry.error(error, { where: 'own comments' });
        },
      );
    return () => controller.abort();
  }, [http, telemetry, articleId, userId, shown]);
  return userId === undefined ? none : own;
}
