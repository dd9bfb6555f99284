import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { unknown } from 'valibot';
import type { OwnComment } from './use-own-comments.ts';

/** Deletes a comment optimistically, with an undo. */
export function useCommentRemoval() {
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
    setLast(comment);
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
  const restore = async (comment: OwnComment) => {
    const { id } = comment;
    setLast(null);
    try {
      await deletion.current;
      await http.request('PUT', `/base/comments/update/${id}`, unknown(), { body: { deletedAt: null } });
      setGone((ids) => ids.filter((one) => one !== id));
      toast.success(t('article.task.delete.restored'));
      await revalidate();
    } catch (error) {
      setLast(comment);
      fail(error);
    }
  };
  return { gone, last, remove, restore };
}
