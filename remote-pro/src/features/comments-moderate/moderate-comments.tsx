import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { ReceivedComment } from 'shared-contracts/schemas/article-writing';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { articleQueries, receivedKey } from '../../data/articles/article-queries.ts';
import { hideComment } from '../../data/articles/articles.ts';
import { useReader } from '../../model/use-reader.ts';
import styles from './moderate-comments.module.css';

const pageOf = (cursor?: string) =>
  `?${new URLSearchParams({ view: 'comments', ...(cursor ? { cursor } : {}) }).toString()}`;

/** What others wrote under one's own articles, reported comments first. */
export function ModerateComments({ cursor }: { readonly cursor: string | null }) {
  const { t } = useTranslation('remote-pro/articles');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { rows, next } = useSuspenseQuery(articleQueries(http).received(cursor)).data;
  const [asked, setAsked] = useState<ReceivedComment>();
  const decide = async ({ id }: ReceivedComment, isHidden: boolean) => {
    try {
      await hideComment(http, id, isHidden);
      toast.success(t(isHidden ? 'received.hiddenDone' : 'received.shownDone'));
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
    setAsked(undefined);
    await refreshQueries(client, receivedKey);
  };
  if (rows.length === 0) return <EmptyState title={t('received.empty')} isFirstRun />;
  return (
    <>
      <ZoneNote />
      <ul className={styles.list} aria-label={t('view.comments')}>
        {rows.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} onHide={() => setAsked(comment)} onShow={() => void decide(comment, false)} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        previousLabel={t('first')}
        nextLabel={t('next')}
        previous={cursor === null ? undefined : pageOf()}
        next={next === null ? undefined : pageOf(next)}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('received.hideTitle')}
        confirmLabel={t('received.hide')}
        cancelLabel={t('received.cancel')}
        onConfirm={async () => {
          if (asked) await decide(asked, true);
        }}
      >
        {t('received.hideText')}
      </ConfirmDialog>
    </>
  );
}

interface CommentProps {
  readonly comment: ReceivedComment;
  readonly onHide: () => void;
  readonly onShow: () => void;
}

function Comment({ comment, onHide, onShow }: CommentProps) {
  const { t } = useTranslation('remote-pro/articles');
  const { locale } = usePlatform();
  const reader = useReader();
  const { author, body, articleId, createdAt, hiddenAt, isReported } = comment;
  const title = localizedText(comment.titleFr, comment.titleEn, locale);
  return (
    <Card className={styles.comment} aria-label={t('received.by', { name: author.name })}>
      <div className={styles.head}>
        <p translate="no" className={styles.name}>
          {author.name}
        </p>
        <p className={styles.note}>
          <time translate="no" dateTime={createdAt}>
            {formatMoment(createdAt, reader)}
          </time>
        </p>
        {isReported ? <Badge tone="warning">{t('received.reported')}</Badge> : null}
        {hiddenAt === null ? null : <Badge tone="neutral">{t('received.hidden')}</Badge>}
      </div>
      <p className={styles.body} lang="" data-hidden={hiddenAt === null ? undefined : true}>
        {body}
      </p>
      <p className={styles.note}>
        <Link to={href('/article/:id', { id: articleId })}>{t('received.on', { title: title?.text ?? '' })}</Link>
      </p>
      {isReported && hiddenAt === null ? <p className={styles.note}>{t('received.reportedText')}</p> : null}
      <div>
        {hiddenAt === null ? (
          <Button variant="secondary" size="dense" onClick={onHide}>
            {t('received.hide')}
          </Button>
        ) : (
          <Button variant="secondary" size="dense" onClick={onShow}>
            {t('received.show')}
          </Button>
        )}
      </div>
    </Card>
  );
}
