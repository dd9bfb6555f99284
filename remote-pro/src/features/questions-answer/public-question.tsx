import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { useIsListed } from '../../components/plan-notice/use-is-listed.ts';
import type { AnswerableQuestion } from '../../data/articles/questions.ts';
import { AnswerForm, answerDraft } from './answer-form.tsx';
import styles from './answer-questions.module.css';

interface PublicQuestionProps {
  readonly question: AnswerableQuestion;
  readonly onAnswered: () => Promise<void>;
}

/** A question with one's own answer, or the form for it. */
export function PublicQuestion({ question, onAnswered }: PublicQuestionProps) {
  const { t } = useTranslation(['remote-pro/questions', 'remote-pro/common']);
  const { locale } = usePlatform();
  const isListed = useIsListed();
  const { id, title, body, lang, category, pseudonym, createdAt, answerCount, answer } = question;
  const [isOpen, setOpen] = useState(() => 'body' in readDraft(answerDraft(id)));
  const heading = `question-${id}`;
  const date = formatDate(createdAt.slice(0, 10), locale);
  return (
    <Card className={styles.question} aria-labelledby={heading}>
      <p className={styles.meta}>
        <span className={styles.category}>{t(`category.${category}`, { ns: 'remote-pro/common' })}</span>
        <Badge tone={answerCount === 0 ? 'warning' : 'neutral'}>{t('answers', { count: answerCount })}</Badge>
      </p>
      <h2 id={heading} className={styles.title} lang={lang}>
        {title}
      </h2>
      <p className={styles.body} lang={lang}>
        {body}
      </p>
      <p className={styles.note}>{t('asked', { name: pseudonym, date })}</p>
      {answer && !isOpen ? (
        <div className={styles.own}>
          <h3 className={styles['own-title']}>{t('own')}</h3>
          <p className={styles.body} lang="">
            {answer.body}
          </p>
        </div>
      ) : null}
      {isOpen ? (
        <AnswerForm
          question={question}
          onClose={() => setOpen(false)}
          onDone={async () => {
            await onAnswered();
            setOpen(false);
          }}
        />
      ) : (
        <div className={styles.actions}>
          {isListed || answer ? (
            <Button variant={answer ? 'secondary' : 'primary'} size="dense" onClick={() => setOpen(true)}>
              {t(answer ? 'edit' : 'answer')}
            </Button>
          ) : null}
          <Link to={href('/article/:id', { id })}>{t('read')}</Link>
        </div>
      )}
    </Card>
  );
}
