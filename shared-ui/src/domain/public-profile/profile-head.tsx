import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { countryName } from 'shared-contracts/formats/place/country-name';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { useIsAhead } from '../time/use-is-ahead.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { sourceSet } from '../../primitives/avatar/source-set.ts';
import { Rating } from '../../primitives/rating/rating.tsx';
import { professionalWords } from './professional-words.ts';
import { ProfileVerification } from './profile-verification.tsx';
import styles from './public-profile.module.css';
import type { PublicWords } from './public-words.ts';

interface ProfileHeadProps {
  readonly professional: PublicProfessional;
  readonly words: PublicWords;
  readonly headingLevel?: 1 | 3;
  /** Address of the reviews. */
  readonly reviews?: string;
  /** Where a call at once is asked for. */
  readonly callNow?: string;
}

/** Face, name, professions, place, what tells one professional from another, and who checked them. */
export function ProfileHead({ professional, words, headingLevel = 1, reviews, callNow }: ProfileHeadProps) {
  const { common: t } = words;
  const { locale, apiUrl } = usePlatform();
  const { city, country, yearsOfExperience, companyName } = professional;
  const { id, name, photo, profession, specialities, languages, rating } = professionalWords(
    professional,
    { locale, apiUrl },
    t,
  );
  const isAvailableNow = useIsAhead(professional.availableUntil);
  const available = <Badge tone="success">{t('availableNow')}</Badge>;
  const logo = imageAddress(professional.logo, apiUrl);
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.head}>
      <div className={styles.person}>
        <Avatar name={name} id={id} src={photo} size="portrait" loading="eager" />
        <div className={styles.who}>
          <Heading translate="no">{name}</Heading>
          <p className={styles.profession}>{profession}</p>
        </div>
        <ul className={styles.facts}>
          <li>
            <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{[city, countryName(country, locale)].filter(Boolean).join(', ')}</span>
          </li>
          {rating === undefined ? null : (
            <li>
              {reviews === undefined ? (
                <Rating {...rating} />
              ) : (
                <a href={reviews}>
                  <Rating {...rating} />
                </a>
              )}
            </li>
          )}
          {yearsOfExperience > 0 ? <li>{t('years', { count: yearsOfExperience })}</li> : null}
          <li>{languages}</li>
          {isAvailableNow ? <li>{callNow === undefined ? available : <Link to={callNow}>{available}</Link>}</li> : null}
        </ul>
        {logo === null ? null : (
          <img
            className={styles.logo}
            src={logo}
            srcSet={sourceSet(logo)}
            sizes="144px"
            alt={words.profile('logo', { name: companyName ?? name })}
            decoding="async"
          />
        )}
      </div>
      <ul className={styles.specialities}>
        {specialities.map((one) => (
          <li key={one}>
            <Badge>{one}</Badge>
          </li>
        ))}
      </ul>
      <ProfileVerification professional={professional} words={words} />
    </header>
  );
}
