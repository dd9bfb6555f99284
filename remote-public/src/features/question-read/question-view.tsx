import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { ReadingMeta } from '../../reading/reading-meta.tsx';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import type { QuestionData } from '../../reading/find-question.ts';
import { questionsPath } from '../../reading/article-filter.ts';
import { AnswerItem } from './answer-item.tsx';
import styles from './question-view.module.css';
import { ReportText } from './report-text.tsx';

interface QuestionViewProps {
  readonly data: QuestionData;
  /** What stands under an answer. */
  readonly commentsOf: (answerId: string) => ReactNode;
}

/** A public question with the answers of professionals; search engines read it as a QAPage. */
export function QuestionView({ data: { question, answers, isLaterPage }, commentsOf }: QuestionViewProps) {
  const { t } = useTranslation('remote-public/questions');
  const { locale } = usePlatform();
  const { id, title, body, lang, category, pseudonym, createdAt, answerCount, closedAt } = question;
  const path = href('/article/:id', { id });
  const rows = answers.ok ? answers.value.rows : [];
  return (
    <ReadingPage
      title={title}
      description={body.slice(0, 200)}
      list={{ to: questionsPath, name: t('title') }}
      itemScope
      itemType="https://schema.org/QAPage"
    >
      <div className={styles.thread} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
        <article className={styles.question} aria-labelledby="question">
          <ReadingMeta
            category={category}
            at={createdAt}
            dateProp="dateCreated"
            onlyIn={lang === locale ? undefined : lang}
          />
          <h1 id="question" lang={lang} itemProp="name">
            {title}
          </h1>
          <p className={styles.body} lang={lang} itemProp="text">
            {body}
          </p>
          <p className={styles.by} itemProp="author" itemScope itemType="https://schema.org/Person">
            {t('by')} <span itemProp="name">{pseudonym}</span>
          </p>
          <div className={styles.tasks} data-print="hide">
            <ShareLink title={title} />
            <ReportText table="questions" id={id} />
          </div>
        </article>
        <section className={styles.answers} aria-labelledby="answers">
          <h2 id="answers">{t('answers', { count: answerCount })}</h2>
          <meta itemProp="answerCount" content={String(answerCount)} />
          {closedAt === null ? null : <p className={styles.note}>{t('closed')}</p>}
          {answers.ok ? null : <RetryNotice>{t('answersFailed')}</RetryNotice>}
          {rows.map((answer) => (
            <AnswerItem key={answer.id} answer={answer}>
              {commentsOf(answer.id)}
            </AnswerItem>
          ))}
          <p className={styles.caution}>{t('caution')}</p>
          <Pagination
            label={t('pages')}
            previous={isLaterPage ? path : undefined}
            previousLabel={t('firstAnswers')}
            next={
              answers.ok && answers.value.next !== null
                ? `${path}?${new URLSearchParams({ answers: answers.value.next }).toString()}`
                : undefined
            }
            nextLabel={t('nextAnswers')}
          />
        </section>
      </div>
    </ReadingPage>
  );
}
