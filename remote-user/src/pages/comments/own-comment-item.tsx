import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import { formatClock, formatDate } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { OwnComment } from 'shared-contracts/schemas/discussion';
import { readerOf } from 'shared-ui/domain/time/format-time.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { draftedTask, taskDraft } from 'shared-ui/domain/text-task/task-draft.ts';
import { TextTaskForm } from 'shared-ui/domain/text-task/text-task-form.tsx';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { changeComment, commentsKey, deleteComment } from '../../data/comment-queries.ts';
import { dayOf } from '../../model/day-of.ts';
import styles from './comments-page.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const HOUR = 3_600_000;

/** An own comment where it stands. A deleted one keeps its place for the hour in which it can be restored. */
export function OwnCommentItem({ comment }: { readonly comment: OwnComment }) {
  const { t } = useTranslation('remote-user/comments');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const errorText = useErrorText();
  const { textOf } = useProblemMessages();
  const { id, body, createdAt, editedAt, deletedAt, pseudonym, moderation, authorHiddenAt } = comment;
  const [edit, setEdit] = useState(() => ({
    isOpen: draftedTask(['edit'], pathname, id) !== null,
    byButton: false,
  }));
  const [pending, setPending] = useState<'delete' | 'restore'>();
  const [hasActed, setActed] = useState(false);
  /** In the place of the button that was pressed. */
  const focusAfter = (button: HTMLButtonElement | null) => {
    if (hasActed && document.activeElement === document.body) button?.focus();
  };
  const date = formatDate(dayOf(createdAt), locale);
  const act = async (name: 'delete' | 'restore') => {
    setPending(name);
    setActed(true);
    try {
      if (name === 'delete') await deleteComment(http, id);
      else {
        await changeComment(http, id, { deletedAt: null });
        toast.success(t('delete.restored'));
      }
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
    await refreshQueries(client, commentsKey);
    setPending(undefined);
  };
  const hidden = moderation === 'hidden' ? 'moderation' : authorHiddenAt === null ? undefined : 'author';
  return (
    <article aria-label={t('one', { date })}>
      <Card className={styles.comment}>
        <p className={styles.note}>
          <Place comment={comment} />
        </p>
        {deletedAt === null ? null : (
          <Notice
            live="polite"
            action={
              <Button
                ref={focusAfter}
                size="dense"
                variant="secondary"
                isLoading={pending === 'restore'}
                onClick={() => void act('restore')}
              >
                {t('delete.undo')}
              </Button>
            }
          >
            {t('delete.done', {
              time: formatClock(new Date(Date.parse(deletedAt) + HOUR).toISOString(), readerOf(locale)),
            })}
          </Notice>
        )}
        {edit.isOpen && deletedAt === null ? (
          <TextTaskForm
            isDense
            isPublic
            name={taskDraft('edit', id)}
            column="body"
            initial={body}
            limit={textLimits.comment}
            words={{
              problem: t('edit.problem'),
              label: t('edit.label'),
              submit: t('edit.submit'),
              sending: t('edit.sending'),
              cancel: t('edit.cancel'),
            }}
            codeText={(code) => (code === 'REQUIRED' ? t('edit.required') : textOf(code))}
            takesFocus={edit.byButton}
            onSend={async (text) => {
              await changeComment(http, id, { body: text });
              toast.success(t('edit.done'));
              await refreshQueries(client, commentsKey);
              setEdit({ isOpen: false, byButton: false });
            }}
            onClose={() => setEdit({ isOpen: false, byButton: false })}
          />
        ) : (
          <p className={styles.body} lang="" data-gone={deletedAt === null ? undefined : true}>
            {body}
          </p>
        )}
        <p className={styles.meta}>
          <time translate="no" dateTime={createdAt}>
            {date}
          </time>
          {editedAt === null ? null : <span>{t('edited')}</span>}
          {pseudonym === null ? null : <span>{t('as', { name: pseudonym })}</span>}
        </p>
        {hidden === undefined || deletedAt !== null ? null : (
          <p className={styles.meta}>
            <Badge tone="warning">{t(`hidden.${hidden}`)}</Badge>
            <span>{t('hidden.text')}</span>
          </p>
        )}
        {edit.isOpen || deletedAt !== null ? null : (
          <div className={styles.actions}>
            <Button
              ref={focusAfter}
              size="dense"
              variant="secondary"
              onClick={() => setEdit({ isOpen: true, byButton: true })}
            >
              {t('edit.open')}
            </Button>
            <Button size="dense" variant="quiet" isLoading={pending === 'delete'} onClick={() => void act('delete')}>
              {t('delete.open')}
            </Button>
          </div>
        )}
      </Card>
    </article>
  );
}

/** The article or question, as a link while it is online. */
function Place({ comment: { subject, articleId, answerId } }: { readonly comment: OwnComment }) {
  const { t } = useTranslation('remote-user/comments');
  const { locale } = usePlatform();
  const title = subject === null ? null : localizedText(subject.titleFr, subject.titleEn, locale);
  if (subject === null || title === null) return <span>{t('on.gone')}</span>;
  const anchor = articleId === null ? `#answer-${answerId ?? ''}` : '#comments';
  return (
    <Link to={href('/article/:id', { id: subject.id }) + anchor}>{t(`on.${subject.kind}`, { title: title.text })}</Link>
  );
}
