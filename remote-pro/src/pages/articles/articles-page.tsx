import { useSuspenseQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { LinkTabs } from 'shared-ui/primitives/link-tabs/link-tabs.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { useIsInPlan } from '../../components/plan-notice/use-is-in-plan.ts';
import { ArticlesList } from '../../features/articles-list/articles-list.tsx';
import { ModerateComments } from '../../features/comments-moderate/moderate-comments.tsx';
import { AnswerQuestions } from '../../features/questions-answer/answer-questions.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { useLiveArticles } from '../../data/articles/use-live-articles.ts';
import { articlesViewOf, articlesViews, listStateOf, questionFilterOf } from './articles-search.ts';

/** `/pro/articles`: own articles, public questions to answer, and comments under own articles. */
export function Component() {
  const { t } = useTranslation('remote-pro/articles');
  const [search] = useSearchParams();
  useLiveArticles();
  const { data: professional } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  const mayWrite = useIsInPlan('articles');
  const view = articlesViewOf(search);
  const cursor = search.get('cursor');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('title')}
        actions={
          mayWrite ? (
            <ButtonLink
              to={href('/pro/articles/:id', { id: 'new' })}
              icon={<PenLine size={18} strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('write')}
            </ButtonLink>
          ) : undefined
        }
      />
      <LinkTabs
        label={t('view.legend')}
        shown={view}
        tabs={articlesViews.map((name) => ({
          name,
          label: t(`view.${name}`),
          to: name === 'articles' ? href('/pro/articles') : href('/pro/articles', undefined, { view: name }),
        }))}
      />
      {view === 'articles' ? <ArticlesList state={listStateOf(search)} cursor={cursor} mayWrite={mayWrite} /> : null}
      {view === 'comments' ? <ModerateComments cursor={cursor} /> : null}
      {view === 'questions' ? <AnswerQuestions filter={questionFilterOf(search, professional)} /> : null}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/articles');
  return <AreaFailure title={t('title')} />;
}
