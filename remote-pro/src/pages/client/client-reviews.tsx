import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { formatDay, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { betweenQueries } from '../../data/clients/client-between.ts';
import { useLiveReviews } from '../../data/reviews/use-live-reviews.ts';
import { ClientPart } from './client-part.tsx';
import styles from './client-page.module.css';

interface ClientReviewsProps {
  readonly clientId: string;
  readonly reader: Reader;
}

/** What the client has written of their appointments. */
export function ClientReviews({ clientId, reader }: ClientReviewsProps) {
  const { t } = useTranslation(['remote-pro/clients', 'remote-pro/reviews']);
  const { http } = usePlatform();
  useLiveReviews();
  const ofReviews = { ns: 'remote-pro/reviews' } as const;
  return (
    <ClientPart name="reviews" query={useInfiniteQuery(betweenQueries(http, clientId).reviews())}>
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map(({ id, appointmentId, createdAt, rating, text, publishedAt, repliedAt, moderation }) => (
            <li key={id}>
              <p className={styles.when}>
                <Link translate="no" to={href('/pro/rendez-vous/:id', { id: appointmentId })}>
                  {formatDay(createdAt, reader)}
                </Link>
                <Rating value={String(rating)} label={t('summary.stars', { ...ofReviews, count: rating })} />
              </p>
              {text === null ? null : (
                <p className={styles.reason} lang="">
                  {text}
                </p>
              )}
              <p className={styles.state}>
                {moderation === 'hidden' ? (
                  <Badge tone="danger">{t('removed', ofReviews)}</Badge>
                ) : publishedAt === null ? (
                  <Badge tone="info">{t('unpublished', ofReviews)}</Badge>
                ) : null}
                {repliedAt === null && text !== null && moderation !== 'hidden' ? (
                  <Link to={href('/pro/avis')}>{t('one.answer')}</Link>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ClientPart>
  );
}
