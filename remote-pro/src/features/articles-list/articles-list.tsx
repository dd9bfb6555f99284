import { useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquare, PenLine, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { PlanNotice } from '../../components/plan-notice/plan-notice.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { articleQueries } from '../../data/articles/article-queries.ts';
import { articleStates, type ArticleState, type ListedArticle } from '../../data/articles/articles.ts';
import { stateOf } from '../../model/article-state.ts';
import { dateText } from '../../model/date-text.ts';
import { useReader } from '../../model/use-reader.ts';
import styles from './articles-list.module.css';

interface ArticlesListProps {
  readonly state: ArticleState;
  readonly cursor: string | null;
  readonly mayWrite: boolean;
}

const pageOf = (state: ArticleState, cursor?: string) =>
  `?${new URLSearchParams({ ...(state === 'all' ? {} : { state }), ...(cursor ? { cursor } : {}) }).toString()}`;

/** The professional's own articles, the last changed first. */
export function ArticlesList({ state, cursor, mayWrite }: ArticlesListProps) {
  const { t } = useTranslation('remote-pro/articles');
  const { http } = usePlatform();
  const [, setSearch] = useSearchParams();
  const { rows, next } = useSuspenseQuery(articleQueries(http).list(state, cursor)).data;
  const isFirst = state === 'all' && rows.length === 0;
  return (
    <>
      <PlanNotice entitlement="articles">{isFirst ? null : <p>{t('drafts')}</p>}</PlanNotice>
      {isFirst ? null : (
        <SegmentedFilter
          legend={t('filter.legend')}
          options={articleStates.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={state}
          onChange={(value) => setSearch(pageOf(value), { preventScrollReset: true })}
        />
      )}
      {rows.length === 0 ? <NoArticles isFirst={isFirst} mayWrite={mayWrite} /> : null}
      {rows.length === 0 ? null : (
        <>
          <ZoneNote />
          <Card padding="none">
            <ul className={styles.list} aria-label={t('title')}>
              {rows.map((article) => (
                <Row key={article.id} article={article} />
              ))}
            </ul>
          </Card>
        </>
      )}
      <Pagination
        label={t('pages')}
        previousLabel={t('first')}
        nextLabel={t('next')}
        previous={cursor === null ? undefined : pageOf(state)}
        next={next === null ? undefined : pageOf(state, next)}
      />
    </>
  );
}

function NoArticles({ isFirst, mayWrite }: { readonly isFirst: boolean; readonly mayWrite: boolean }) {
  const { t } = useTranslation('remote-pro/articles');
  if (!isFirst)
    return (
      <EmptyState
        title={t('empty.filtered')}
        action={
          <ButtonLink variant="secondary" to="?">
            {t('empty.all')}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title={t('empty.title')}
      isFirstRun
      action={
        mayWrite ? (
          <ButtonLink
            variant="secondary"
            to={href('/pro/articles/:id', { id: 'new' })}
            icon={<PenLine size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('write')}
          </ButtonLink>
        ) : undefined
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

const tones = { draft: 'neutral', planned: 'info', published: 'success', hidden: 'warning' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Row({ article }: { readonly article: ListedArticle }) {
  const { t } = useTranslation('remote-pro/articles');
  const { locale } = usePlatform();
  const reader = useReader();
  const { id, publishedAt, languages, reads, commentCount, updatedAt } = article;
  const title = localizedText(article.titleFr, article.titleEn, locale);
  const state = stateOf(article);
  const moment = state === 'planned' && publishedAt ? formatMoment(publishedAt, reader) : '';
  const date = publishedAt === null ? '' : dateText(publishedAt, reader);
  const written = languages.length > 1 ? 'both' : (languages[0] ?? 'none');
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <p className={styles.title} lang={title?.lang}>
          <Link to={href('/pro/articles/:id', { id })}>{title?.text ?? t('untitled')}</Link>
        </p>
        <p className={styles.meta}>
          <span>{t(`languages.${written}`)}</span>
          <span>{t('changed', { moment: formatMoment(updatedAt, reader) })}</span>
        </p>
      </div>
      <p className={styles.states}>
        <Badge tone={tones[state]}>{t(`state.${state}`, { moment, date })}</Badge>
        {article.hasPending && publishedAt !== null ? (
          <Badge tone="warning">{t(state === 'planned' ? 'state.half' : 'state.ahead')}</Badge>
        ) : null}
      </p>
      <p className={styles.counts} data-empty={state === 'draft' || state === 'planned' || undefined}>
        <span>
          <Eye {...icon} />
          <span>{t('reads', { count: reads })}</span>
        </span>
        <span>
          <MessageSquare {...icon} />
          <span>{t('comments', { count: commentCount })}</span>
        </span>
      </p>
    </li>
  );
}
