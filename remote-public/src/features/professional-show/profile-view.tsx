import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/processes/party-name';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Rating } from 'shared-ui/primitives/rating/rating.tsx';
import { VerifiedSeal } from 'shared-ui/domain/verified-seal/verified-seal.tsx';
import { Advertisement } from '../../components/advertisement.tsx';
import type { ProfileData } from '../../data/profile-loader.ts';
import { countryName } from '../../model/country-name.ts';
import { professionalRating } from '../../model/professional-rating.ts';
import { useProfessions } from '../../model/use-professions.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileArticles } from './profile-articles.tsx';
import { ProfileBooking } from './profile-booking.tsx';
import { ProfileDescription } from './profile-description.tsx';
import { ProfilePractical } from './profile-practical.tsx';
import { ProfileReviews } from './profile-reviews.tsx';
import { ProfileVerification } from './profile-verification.tsx';
import styles from './profile-view.module.css';

/** Identity, fields, verification and free slots. */
export function ProfileView({ data }: { readonly data: ProfileData }) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { t: tCommon } = useTranslation('remote-public/common');
  const { locale, apiUrl } = usePlatform();
  const { professional, slots, articles, reviews, isLaterPage, adds } = data;
  const professions = useProfessions(professional);
  const rating = professionalRating(professional, locale, tCommon);
  const common = { ns: 'remote-public/common' } as const;
  const logo = imageAddress(professional.logo, apiUrl);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar
          name={partyName(professional)}
          id={professional.id}
          src={imageAddress(professional.profileImage, apiUrl)}
          size="portrait"
          loading="eager"
        />
        <div className={styles.who}>
          <h1>{partyName(professional)}</h1>
          <p className={styles.profession}>{professions}</p>
          <ul className={styles.facts}>
            <li>
              <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
              {professional.city}, {countryName(professional.country, locale)}
            </li>
            {rating === undefined ? null : (
              <li>
                <a href="#reviews">
                  <Rating {...rating} />
                </a>
              </li>
            )}
            {professional.verifiedAt === null ? null : (
              <li>
                <VerifiedSeal label={t('verified', common)} />
              </li>
            )}
            {professional.availableNow ? (
              <li>
                <Badge tone="success">{t('availableNow', common)}</Badge>
              </li>
            ) : null}
          </ul>
        </div>
        {logo === null ? null : (
          <img
            className={styles.logo}
            src={logo}
            alt={t('logo', { name: professional.companyName ?? partyName(professional) })}
            decoding="async"
          />
        )}
      </header>
      <div className={styles.aside}>
        <ProfileBooking professional={professional} slots={slots} />
        <ProfileActions professional={professional} />
        {adds.map((add) => (
          <Advertisement key={add.id} add={add} />
        ))}
      </div>
      <div className={styles.main}>
        <ProfileDescription professional={professional} />
        <section aria-labelledby="specialities">
          <h2 id="specialities">{t('specialities')}</h2>
          <ul className={styles.specialities}>
            {professional.specialities.map((name) => (
              <li key={name}>
                <Badge>{t(`category.${name}`, common)}</Badge>
              </li>
            ))}
          </ul>
        </section>
        <ProfilePractical professional={professional} />
        <ProfileVerification professional={professional} />
        <ProfileReviews professional={professional} reviews={reviews} isLaterPage={isLaterPage} />
        <ProfileArticles articles={articles} />
      </div>
    </div>
  );
}
