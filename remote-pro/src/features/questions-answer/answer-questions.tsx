import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { locales } from 'shared-contracts/schemas/value-lists';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { UnverifiedNotice } from '../../components/plan-notice/unverified-notice.tsx';
import { articleQueries, questionsKey } from '../../data/articles/article-queries.ts';
import type { QuestionFilter } from '../../data/articles/questions.ts';
import { PublicQuestion } from './public-question.tsx';
import styles from './answer-questions.module.css';

/** Public questions to answer: of one's own areas of law or of all, those with the fewest answers first. */
export function AnswerQuestions({ filter }: { readonly filter: QuestionFilter }) {
  const { t } = useTranslation(['remote-pro/questions', 'remote-pro/common', 'remote-pro/articles']);
  const { http, events } = usePlatform();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { rows, next } = useSuspenseQuery(articleQueries(http).questions(filter)).data;
  useEffect(
    () =>
      events.subscribe('question.asked', ({ data }) => {
        const { categories } = filter;
        if (categories.length === 0 || categories.some((category) => category === data['category']))
          void refreshQueries(client, questionsKey);
      }),
    [client, events, filter],
  );
  const shown = search.get('of') === 'all' ? 'all' : 'own';
  const addressOf = (change: Readonly<Record<string, string>>) => {
    const { of = shown, lang = filter.lang ?? '', cursor = '' } = change;
    const all = { view: 'questions', of: of === 'all' ? of : '', lang, cursor };
    return `?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString()}`;
  };
  const go = (change: Readonly<Record<string, string>>) => setSearch(addressOf(change), { preventScrollReset: true });
  return (
    <>
      <UnverifiedNotice title={t('unverified.title')} action={t('unverified.documents')} />
      <div className={styles.filters}>
        <SegmentedFilter
          legend={t('mine.legend')}
          options={(['own', 'all'] as const).map((value) => ({ value, label: t(`mine.${value}`) }))}
          value={shown}
          onChange={(of) => go({ of })}
        />
        <div className={styles.lang}>
          <Select
            label={t('lang')}
            placeholder={t('anyLang')}
            value={filter.lang ?? ''}
            options={locales.map((value) => ({ value, label: t(`language.${value}`, { ns: 'remote-pro/common' }) }))}
            onChange={({ currentTarget }) => go({ lang: currentTarget.value })}
          />
        </div>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={
            shown === 'own' || filter.lang !== null ? (
              <ButtonLink variant="secondary" to={addressOf({ of: 'all', lang: '' })}>
                {t('empty.all')}
              </ButtonLink>
            ) : undefined
          }
        />
      ) : (
        <ul className={styles.list} aria-label={t('view.questions', { ns: 'remote-pro/articles' })}>
          {rows.map((question) => (
            <li key={question.id}>
              <PublicQuestion question={question} onAnswered={() => refreshQueries(client, questionsKey)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages', { ns: 'remote-pro/articles' })}
        previousLabel={t('first', { ns: 'remote-pro/articles' })}
        nextLabel={t('next', { ns: 'remote-pro/articles' })}
        previous={filter.cursor === null ? undefined : addressOf({})}
        next={next === null ? undefined : addressOf({ cursor: next })}
      />
    </>
  );
}
