import { useQueryClient } from '@tanstack/react-query';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { href } from 'shared-contracts/remote/paths';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { useIsInPlan } from '../../components/plan-notice/use-is-in-plan.ts';
import { useIsListed } from '../../components/plan-notice/use-is-listed.ts';
import { deleteArticle, type WrittenArticle } from '../../data/articles/articles.ts';
import { articlesKey } from '../../data/articles/article-queries.ts';
import { isPublic } from '../../model/article-state.ts';
import type { ArticleDraft } from './article-draft.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { PublishDialog, type Moment } from './publish-dialog.tsx';
import styles from './write-article.module.css';

const look = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ArticleActionsProps {
  readonly draft: ArticleDraft;
  /** Undefined before the first word. */
  readonly article: WrittenArticle | undefined;
  readonly isAhead: boolean;
  /** What was to be published is not complete. */
  readonly onRefused: () => void;
}

/** What can be done with an article in its state: nothing while it is empty. Deleting is away from where "write an article" was clicked. */
export function ArticleActions({ draft, article, isAhead, onRefused }: ArticleActionsProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { http, toast } = usePlatform();
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayPublish = [useIsInPlan('articles'), useIsListed()].every(Boolean);
  const [asked, setAsked] = useState<'publish' | 'withdraw' | 'delete' | 'history'>();
  const [moment, setMoment] = useState<Moment>();
  const close = () => setAsked(undefined);
  const isOut = article !== undefined && isPublic(article);
  const planned = !isOut && article?.publishedAt ? article.publishedAt : null;

  /** Answers why it failed, where nothing on the page says so. */
  const publish = async (publishedAt: string | null | undefined, done: string): Promise<string | undefined> => {
    const refusal = await draft.publish(publishedAt);
    void refreshQueries(client, [...articlesKey, 'list']);
    const { save, faults } = draft.state();
    const isOnPage = Object.keys(faults).length > 0 || save.is === 'changed';
    if (refusal === 'CHANGED_MEANWHILE' && !isOnPage) return t('publish.elsewhere');
    if (refusal !== undefined && !isOnPage) return errorText(refusal);
    close();
    if (refusal === undefined) {
      setMoment(undefined);
      toast.success(done);
    } else if (save.is !== 'changed') onRefused();
    return undefined;
  };
  const publishAtOnce = async (publishedAt: null | undefined, done: string) => {
    const failure = await publish(publishedAt, done);
    if (failure === undefined) return;
    close();
    toast.error(failure);
  };
  const handleDelete = async () => {
    if (!article) return;
    try {
      draft.stop();
      await deleteArticle(http, article.id);
      draft.forget();
      await refreshQueries(client, [...articlesKey, 'list']);
      toast.success(t('delete.done'));
      await navigate(href('/pro/articles'));
    } catch (error) {
      draft.start();
      void draft.save();
      close();
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
  };
  const isEmpty = article === undefined;
  return (
    <div className={styles.actions}>
      {isEmpty || article.publishedAt === null ? (
        <Button variant="quiet" icon={<Trash2 {...look} />} disabled={isEmpty} onClick={() => setAsked('delete')}>
          <span className={styles.short}>{t('delete.open')}</span>
        </Button>
      ) : null}
      <Button variant="quiet" icon={<History {...look} />} disabled={isEmpty} onClick={() => setAsked('history')}>
        <span className={styles.short}>{t('history.open')}</span>
      </Button>
      {isOut ? (
        <ButtonLink variant="secondary" to={href('/article/:id', { id: article.id })}>
          {t('publish.see')}
        </ButtonLink>
      ) : null}
      {isOut ? (
        <Button variant="secondary" onClick={() => setAsked('withdraw')}>
          {t('withdraw.open')}
        </Button>
      ) : null}
      {planned === null ? null : (
        <Button variant="secondary" onClick={() => void publishAtOnce(null, t('withdraw.done'))}>
          {t('withdraw.unplan')}
        </Button>
      )}
      {isOut && isAhead && mayPublish ? (
        <Button onClick={() => void publishAtOnce(undefined, t('publish.changesDone'))}>{t('publish.changes')}</Button>
      ) : null}
      {!isOut && mayPublish ? (
        <Button disabled={isEmpty} onClick={() => setAsked('publish')}>
          {t('publish.open')}
        </Button>
      ) : null}
      {asked === 'publish' ? (
        <PublishDialog
          planned={planned}
          moment={moment}
          onMoment={setMoment}
          onClose={() => {
            setMoment(undefined);
            close();
          }}
          onPublish={(at) => publish(at, t(at === 'now' ? 'publish.done' : 'publish.planned'))}
        />
      ) : null}
      {asked === 'history' && article ? (
        <HistoryDialog
          articleId={article.id}
          onClose={close}
          onRestore={(values) => {
            // A cover that came after it is no words: it stays.
            draft.change({ ...values, cover: values.cover ?? draft.state().values.cover });
            void draft.save({ keepsVersion: true });
            close();
            toast.success(t('history.restored'));
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        onClose={close}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.open')}
        cancelLabel={t('cancel')}
        onConfirm={() => publishAtOnce(null, t('withdraw.done'))}
      >
        {t('withdraw.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={t('delete.title')}
        confirmLabel={t('delete.open')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={handleDelete}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </div>
  );
}
