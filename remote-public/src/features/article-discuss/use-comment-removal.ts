import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { unknown } from 'valibot';
import type { OwnComment } from './use-own-comments.ts';

/** A comment disappears as soon as its author says so. Taken back, it is published again, with the same words under the same name. */
export function useCommentRemoval(articleId: string) {
  const { t } = useTranslation('remote-public/reading');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [last, setLast] = useState<OwnComment | null>(null);
  const deletion = useRef<Promise<unknown>>(undefined);

  const fail = (error: unknown) => toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
  const remove = async (comment: OwnComment) => {
    setGone((ids) => [...ids, comment.id]);
    // Taken back, it would be another one, and nobody would know that it was reported.
    setLast(comment.moderation === 'visible' ? comment : null);
    try {
      deletion.current = http.request('DELETE', `/base/comments/delete/${comment.id}`, unknown());
      await deletion.current;
      await revalidate();
    } catch (error) {
      setGone((ids) => ids.filter((id) => id !== comment.id));
      setLast(null);
      fail(error);
    }
  };
  const restore = async ({ body, pseudonym }: OwnComment) => {
    setLast(null);
    try {
      await deletion.current;
      await http.request('POST', '/base/comments/create', unknown(), {
        body: { articleId, answerId: null, pseudonym, body },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      toast.success(t('article.task.delete.restored'));
      await revalidate();
    } catch (error) {
      fail(error);
    }
  };
  return { gone, last, remove, restore };
}
