import { useTranslation } from 'react-i18next';
import type { Question } from 'shared-contracts/schemas/discussion';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { BlogTabs } from '../../reading/blog-tabs.tsx';
import { ContentPage } from '../../components/content-page.tsx';
import { ReadingForm } from '../../reading/reading-form.tsx';
import { ReadingItem } from '../../reading/reading-item.tsx';
import { ReadingList } from '../../reading/reading-list.tsx';
import { ReadingMeta } from '../../reading/reading-meta.tsx';
import { ReadingResults } from '../../reading/reading-results.tsx';
import type { QuestionsData } from '../../reading/articles-loader.ts';
import { articleQuery, questionsPath, type ArticleFilter } from '../../reading/article-filter.ts';
import styles from './questions-view.module.css';

const addressOf = (filter: ArticleFilter) => {
  const query = articleQuery({ category: filter.category, lang: filter.lang, cursor: filter.cursor });
  return query === '' ? questionsPath : `${questionsPath}&${query}`;
};

/** Clients' public questions, beside the articles; all filters are in the address. */
export function QuestionsView({ data }: { readonly data: QuestionsData }) {
  const { t } = useTranslation('remote-public/questions');
  return (
    <ContentPage title={t('title')} lead={t('lead')}>
      <BlogTabs shown="questions" />
      <ReadingList
        data={data}
        label={t('results')}
        form={
          <ReadingForm action="/blog" filter={data.filter} label={t('form')} langLabel={t('lang')}>
            <input type="hidden" name="view" value="questions" />
          </ReadingForm>
        }
      >
        <Results {...data} />
      </ReadingList>
    </ContentPage>
  );
}

function Results({ filter, result }: QuestionsData) {
  const { t } = useTranslation('remote-public/questions');
  const isFiltered = filter.category !== undefined || filter.lang !== undefined;
  return (
    <ReadingResults
      result={result}
      cursor={filter.cursor}
      pageAt={(cursor) => addressOf({ ...filter, cursor })}
      itemsOf={({ questions }) =>
        questions.map((question) => ({ id: question.id, item: <QuestionItem question={question} /> }))
      }
      none={
        <EmptyState
          title={t(isFiltered ? 'noneHere' : 'none')}
          action={isFiltered ? <ButtonLink to={questionsPath}>{t('all')}</ButtonLink> : undefined}
        />
      }
    />
  );
}

function QuestionItem({ question }: { readonly question: Question }) {
  const { t } = useTranslation('remote-public/questions');
  const { id, title, body, lang, category, pseudonym, createdAt, answerCount, bestAnswerId } = question;
  return (
    <ReadingItem
      id={id}
      meta={<ReadingMeta category={category} at={createdAt} />}
      title={title}
      lang={lang}
      size="small"
      by={
        <p className={styles.by}>
          <span>{pseudonym}</span>
          <span>
            <Badge tone={bestAnswerId === null ? 'neutral' : 'success'}>
              {t(bestAnswerId === null ? 'answers' : 'solved', { count: answerCount })}
            </Badge>
          </span>
        </p>
      }
    >
      <p className={styles.body} lang={lang}>
        {body}
      </p>
    </ReadingItem>
  );
}
