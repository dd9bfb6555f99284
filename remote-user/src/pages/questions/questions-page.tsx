import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { questionQueries, questionsKey } from '../../data/question-queries.ts';
import { useLive } from '../../data/use-live.ts';
import { QuestionForm } from '../../features/question-ask/question-form.tsx';
import { OneQuestion } from './one-question.tsx';
import { QuestionList } from './question-list.tsx';

const path = href('/user/question');
const publicQuestions = href('/blog', undefined, { view: 'questions' });

/** `/user/question`: own public questions; `?ask=1` asks one, `?question=` follows one, with `edit=1` its form. */
export function Component() {
  const [address] = useSearchParams();
  useLive('question.', questionsKey);
  const id = address.get('question');
  if (id !== null) return <OneQuestion key={id} id={id} />;
  return address.has('ask') ? <Ask /> : <All />;
}

function All() {
  const { t } = useTranslation('remote-user/questions');
  const { http } = usePlatform();
  const [address] = useSearchParams();
  const cursor = address.get('cursor');
  const { questions, next } = useSuspenseQuery(questionQueries(http).page(cursor)).data;
  const ask = (
    <ButtonLink size="dense" to={`${path}?ask=1`}>
      {t('ask')}
    </ButtonLink>
  );
  const isEmpty = questions.length === 0 && cursor === null;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} actions={isEmpty ? undefined : ask}>
        {t('lead')}
      </PageHead>
      {isEmpty ? (
        <EmptyState isFirstRun title={t('empty.title')} action={ask}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <QuestionList questions={questions} next={next} isLaterPage={cursor !== null} />
      )}
      <p>
        <Link to={publicQuestions}>{t('all')}</Link>
      </p>
    </>
  );
}

function Ask() {
  const { t } = useTranslation('remote-user/questions');
  const { http } = usePlatform();
  const navigate = useNavigate();
  const [latest] = useSuspenseQuery(questionQueries(http).page(null)).data.questions;
  return (
    <>
      <PageTitle>{t('form.title')}</PageTitle>
      <PageHead title={t('form.title')} back={<Link to={path}>{t('form.back')}</Link>}>
        {t('form.lead')}
      </PageHead>
      <QuestionForm
        pseudonym={latest?.pseudonym}
        onDone={(id) => navigate(`${path}?question=${id}`, { replace: true })}
        onCancel={() => navigate(path)}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/questions');
  return <AreaFailure title={t('title')} />;
}
