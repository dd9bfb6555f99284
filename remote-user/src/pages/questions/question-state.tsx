import { useTranslation } from 'react-i18next';
import type { OwnQuestion } from 'shared-contracts/schemas/discussion';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import styles from './questions-page.module.css';

/** How many answered, and what became of the question. */
export function QuestionState({ question }: { readonly question: OwnQuestion }) {
  const { t } = useTranslation('remote-user/questions');
  const { answerCount, bestAnswerId, closedAt, moderation } = question;
  return (
    <p className={styles.state}>
      <Badge tone={answerCount === 0 ? 'neutral' : 'info'}>{t('state.open', { count: answerCount })}</Badge>
      {bestAnswerId === null ? null : <Badge tone="success">{t('state.best')}</Badge>}
      {closedAt === null ? null : <Badge tone="neutral">{t('state.closed')}</Badge>}
      {moderation === 'hidden' ? <Badge tone="danger">{t('state.hidden')}</Badge> : null}
    </p>
  );
}
