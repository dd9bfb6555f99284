import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { questionQueries } from '../../data/question-queries.ts';
import { QuestionForm } from '../../features/question-ask/question-form.tsx';
import { dayOf } from '../../model/day-of.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { QuestionAnswer } from './question-answer.tsx';
import { QuestionState } from './question-state.tsx';
import styles from './questions-page.module.css';
import { useQuestionChange } from './use-question-change.ts';

const path = href('/user/question');

/** An own question with its answers: the best is marked here, the question closed and opened again. */
export function OneQuestion({ id }: { readonly id: string }) {
  const { t } = useTranslation(['remote-user/questions', 'remote-user/dashboard']);
  const { http, locale } = usePlatform();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const cursor = address.get('answers');
  const { question, answers, next } = useSuspenseQuery(questionQueries(http).one(id, cursor)).data;
  const { change, pending } = useQuestionChange(id);
  const { title, body, lang, category, pseudonym, createdAt, closedAt, answerCount, moderation } = question;
  const here = `${path}?question=${id}`;
  const back = <Link to={path}>{t('one.back')}</Link>;
  const date = (instant: string) => formatDate(dayOf(instant), locale);
  const isOpen = answerCount === 0;
  if (address.has('edit') && isOpen)
    return (
      <>
        <PageTitle>{t('form.edit')}</PageTitle>
        <PageHead title={t('form.edit')} back={back} />
        <QuestionForm question={question} onDone={() => navigate(here)} onCancel={() => navigate(here)} />
      </>
    );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        back={back}
        actions={
          <>
            {moderation === 'hidden' ? null : (
              <ButtonLink size="dense" variant="secondary" to={href('/article/:id', { id })}>
                {t('one.public')}
              </ButtonLink>
            )}
            <Button
              size="dense"
              variant="secondary"
              isLoading={pending === 'close'}
              onClick={() =>
                void change(
                  'close',
                  { isClosed: closedAt === null },
                  t(closedAt === null ? 'one.closed' : 'one.reopened'),
                )
              }
            >
              {t(closedAt === null ? 'one.close' : 'one.reopen')}
            </Button>
          </>
        }
      />
      {moderation === 'hidden' ? <Notice tone="warning">{t('one.hiddenNote')}</Notice> : null}
      {closedAt === null ? null : <Notice>{t('one.closedNote', { date: date(closedAt) })}</Notice>}
      <Card className={styles.question} aria-label={t('form.question')}>
        <p className={styles.meta}>
          <span className={styles.category}>{t(`category.${category}`, { ns: 'remote-user/dashboard' })}</span>
          <QuestionState question={question} />
        </p>
        <p className={styles.body} lang={lang}>
          {body}
        </p>
        <p className={styles.note}>{t('asked', { date: date(createdAt), name: pseudonym })}</p>
        {isOpen ? (
          <div className={styles.actions}>
            <ButtonLink size="dense" variant="secondary" to={`${here}&edit=1`}>
              {t('one.edit')}
            </ButtonLink>
            <DeleteQuestion id={id} onDone={() => navigate(path, { replace: true })} />
          </div>
        ) : null}
      </Card>
      <section className={styles.answers} aria-labelledby="answers">
        <h2 id="answers">{t('one.answers', { count: answerCount })}</h2>
        {isOpen && closedAt === null && moderation !== 'hidden' ? (
          <p className={styles.note}>{t('one.waiting')}</p>
        ) : null}
        {answers.map((answer) => (
          <QuestionAnswer
            key={answer.id}
            answer={answer}
            isPending={pending === answer.id}
            onMark={(isBest) =>
              void change(
                answer.id,
                { bestAnswerId: isBest ? answer.id : null },
                t(isBest ? 'one.marked' : 'one.unmarked'),
              )
            }
          />
        ))}
        <Pagination
          label={t('one.pages')}
          previousLabel={t('one.first')}
          nextLabel={t('one.next')}
          previous={cursor === null ? undefined : here}
          next={next === null ? undefined : `${here}&${new URLSearchParams({ answers: next }).toString()}`}
        />
      </section>
    </>
  );
}
