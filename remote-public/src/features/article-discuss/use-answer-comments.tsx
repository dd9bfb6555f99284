import { useTranslation } from 'react-i18next';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { focusIfLost } from '../../forms/focus-if-lost.ts';
import type { QuestionData } from '../../reading/find-question.ts';
import { AnswerComments } from './answer-comments.tsx';
import { useCommentRemoval } from './use-comment-removal.ts';
import { useOwnComments } from './use-own-comments.ts';

/** What stands under each answer of a question, with one query for the reader's own comments. */
export function useAnswerComments({ answers }: Pick<QuestionData, 'answers'>) {
  const { t } = useTranslation('remote-public/reading');
  const user = useSessionUser();
  const { rows, comments } = answers.ok ? answers.value : { rows: [], comments: [] };
  const answerIds = rows.map(({ id }) => id);
  const own = useOwnComments({ answerId: { $in: answerIds } }, answerIds.length === 0 ? undefined : user?.id, answers);
  const { gone, last, remove, restore } = useCommentRemoval();
  return (answerId: string) => (
    <>
      {last !== null && comments.some((one) => one.id === last.id && one.answerId === answerId) ? (
        <Notice
          tone="success"
          live="polite"
          action={
            <Button variant="secondary" size="dense" ref={focusIfLost} onClick={() => void restore(last)}>
              {t('article.task.delete.undo')}
            </Button>
          }
        >
          {t('article.task.delete.done')}
        </Notice>
      ) : null}
      <AnswerComments
        answerId={answerId}
        comments={comments.filter((one) => one.answerId === answerId && !gone.includes(one.id))}
        own={own}
        user={user}
        onRemove={remove}
      />
    </>
  );
}
