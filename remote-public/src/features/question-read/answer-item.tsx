import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { href } from 'shared-contracts/remote/paths';
import type { Answer } from 'shared-contracts/schemas/discussion';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { AuthorNote } from '../../reading/author-note.tsx';
import { formatDate } from '../../time/slot-format.ts';
import styles from './question-view.module.css';
import { ReportText } from './report-text.tsx';

interface AnswerItemProps {
  readonly answer: Answer;
  /** Its comments. */
  readonly children: ReactNode;
}

/** An answer beside its author, who can be booked. */
export function AnswerItem({ answer, children }: AnswerItemProps) {
  const { t } = useTranslation('remote-public/questions');
  const { locale, origin } = usePlatform();
  const { id, body, createdAt, editedAt, isBest, author } = answer;
  const name = partyName(author);
  return (
    <article
      id={`answer-${id}`}
      className={styles.answer}
      aria-label={t('answerBy', { name })}
      data-best={isBest || undefined}
      itemProp={isBest ? 'acceptedAnswer' : 'suggestedAnswer'}
      itemScope
      itemType="https://schema.org/Answer"
    >
      <span itemProp="author" itemScope itemType="https://schema.org/Person" hidden>
        <meta itemProp="name" content={name} />
        <link
          itemProp="url"
          href={origin + withLocale(href('/professionnels/:idname', { idname: author.slug }), locale)}
        />
      </span>
      <div className={styles.said}>
        <p className={styles.meta}>
          {isBest ? (
            <Badge tone="success" icon={<Award size={16} strokeWidth={1.75} aria-hidden="true" />}>
              {t('best')}
            </Badge>
          ) : null}
          <time translate="no" dateTime={createdAt} itemProp="dateCreated">
            {formatDate(createdAt, locale, 'UTC')}
          </time>
          {editedAt === null ? null : <span>{t('edited')}</span>}
        </p>
        <p className={styles.body} lang="" itemProp="text">
          {body}
        </p>
        <div className={styles.tasks} data-print="hide">
          <ReportText table="answers" id={id} />
        </div>
        {children}
      </div>
      <AuthorNote author={author} label={t('author', { name })} />
    </article>
  );
}
