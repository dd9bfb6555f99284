import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { Answer } from 'shared-contracts/schemas/discussion';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { dayOf } from '../../model/day-of.ts';
import styles from './questions-page.module.css';

interface QuestionAnswerProps {
  readonly answer: Answer;
  readonly isPending: boolean;
  readonly onMark: (isBest: boolean) => void;
}

/** An answer with its author, whom the asker can book, and whether it is the best. */
export function QuestionAnswer({ answer, isPending, onMark }: QuestionAnswerProps) {
  const { t } = useTranslation('remote-user/questions');
  const { locale, apiUrl } = usePlatform();
  const { author, body, createdAt, editedAt, isBest } = answer;
  const name = partyName(author);
  return (
    <article aria-label={t('one.by', { name })}>
      <Card className={styles.answer} data-best={isBest || undefined}>
        <header className={styles.head}>
          <Avatar name={name} id={author.id} src={imageAddress(author.profileImage, apiUrl)} size="small" />
          <div className={styles.who}>
            <Link
              translate="no"
              variant="quiet"
              className={styles.name}
              to={href('/professionnels/:idname', { idname: author.slug })}
            >
              {name}
            </Link>
            <p className={styles.note}>
              <time translate="no" dateTime={createdAt}>
                {formatDate(dayOf(createdAt), locale)}
              </time>
              {editedAt === null ? null : <span>{` · ${t('one.edited')}`}</span>}
            </p>
          </div>
          {isBest ? (
            <Badge tone="success" icon={<Award size={16} strokeWidth={1.75} aria-hidden="true" />}>
              {t('one.best')}
            </Badge>
          ) : null}
        </header>
        <p className={styles.body} lang="">
          {body}
        </p>
        <div className={styles.actions}>
          <Button
            size="dense"
            variant={isBest ? 'quiet' : 'secondary'}
            aria-label={t(isBest ? 'one.unmarkOf' : 'one.markOf', { name })}
            isLoading={isPending}
            onClick={() => onMark(!isBest)}
          >
            {t(isBest ? 'one.unmark' : 'one.mark')}
          </Button>
          <Link to={href('/lawyers/booking/:id', { id: author.id })} aria-label={t('one.bookOf', { name })}>
            {t('one.book')}
          </Link>
        </div>
      </Card>
    </article>
  );
}
