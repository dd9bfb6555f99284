import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { OwnQuestion } from 'shared-contracts/schemas/discussion';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { dayOf } from '../../model/day-of.ts';
import styles from './questions-page.module.css';
import { QuestionState } from './question-state.tsx';

interface QuestionListProps {
  readonly questions: readonly OwnQuestion[];
  readonly next: string | null;
  readonly isLaterPage: boolean;
}

/** Own questions, each leading to its answers. */
export function QuestionList({ questions, next, isLaterPage }: QuestionListProps) {
  const { t } = useTranslation('remote-user/questions');
  const { locale } = usePlatform();
  const { isBusy } = useShownSearch();
  return (
    <>
      <Card padding="none">
        <ul className={styles.list} aria-label={t('list')} aria-busy={isBusy}>
          {questions.map((question) => (
            <li key={question.id} className={styles.row}>
              <div className={styles.main}>
                <p className={styles.title} lang={question.lang}>
                  <Link to={`?question=${question.id}`}>{question.title}</Link>
                </p>
                <p className={styles.note}>
                  {t('asked', { date: formatDate(dayOf(question.createdAt), locale), name: question.pseudonym })}
                </p>
              </div>
              <QuestionState question={question} />
            </li>
          ))}
        </ul>
      </Card>
      <Pagination
        label={t('pages')}
        previousLabel={t('latest')}
        nextLabel={t('earlier')}
        previous={isLaterPage ? '?' : undefined}
        next={next === null ? undefined : `?${new URLSearchParams({ cursor: next }).toString()}`}
      />
    </>
  );
}
