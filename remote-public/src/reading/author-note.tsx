import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { AuthorCard } from 'shared-contracts/schemas/author-card';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { VerifiedSeal } from 'shared-ui/domain/verified-seal/verified-seal.tsx';
import { bookingPath } from 'shared-ui/domain/booking/booking-path.ts';
import { professionName } from 'shared-contracts/formats/person/profession-name';
import { professionalRating } from 'shared-ui/domain/public-profile/professional-rating.ts';
import styles from './author-note.module.css';

interface AuthorNoteProps {
  readonly author: AuthorCard | null;
  /** Names it where several are on a page. */
  readonly label?: string;
}

/** The author with a link to book them, or the platform. */
export function AuthorNote({ author, label }: AuthorNoteProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { t: tCommon } = useTranslation('remote-public/common');
  const { apiUrl, locale } = usePlatform();
  if (author === null)
    return (
      <aside className={styles.card} aria-label={t('article.author.label')}>
        <p className={styles.name}>{t('platform')}</p>
        <p className={styles.note}>{t('article.author.platform')}</p>
        <Link to="/recherche">{t('article.author.search')}</Link>
      </aside>
    );
  const name = partyName(author);
  const rating = professionalRating(author, locale, tCommon);
  const profile = href('/professionnels/:idname', { idname: author.slug });
  return (
    <aside className={styles.card} aria-label={label ?? t('article.author.label')}>
      <div className={styles.person}>
        <Avatar name={name} id={author.id} src={imageAddress(author.profileImage, apiUrl)} size="large" />
        <div>
          <p className={styles.name}>
            <Link translate="no" to={profile} variant="quiet">
              {name}
            </Link>
          </p>
          <p className={styles.note}>{`${professionName(tCommon, author.profession, author)}, ${author.city}`}</p>
        </div>
      </div>
      {author.verifiedAt === null ? null : <VerifiedSeal label={t('verified', { ns: 'remote-public/common' })} />}
      {rating === undefined ? null : <Rating {...rating} />}
      {author.verifiedAt === null ? null : (
        <ButtonLink to={bookingPath(author.id)} block>
          {t('article.author.book')}
        </ButtonLink>
      )}
      <Link to={href('/blog', undefined, { author: author.slug })}>{t('article.author.more')}</Link>
    </aside>
  );
}
