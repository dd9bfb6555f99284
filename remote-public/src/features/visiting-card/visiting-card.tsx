import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { VerifiedSeal } from 'shared-ui/domain/verified-seal/verified-seal.tsx';
import { Wordmark } from 'shared-ui/primitives/wordmark/wordmark.tsx';
import type { CardData } from '../../profile/card-loader.ts';
import { useProfessions } from './use-professions.ts';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import styles from './visiting-card.module.css';

/** A printable visiting card: name, profession, place, and a QR code for booking. */
export function VisitingCard({ data }: { readonly data: CardData }) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { apiUrl } = usePlatform();
  const { professional, profile, code } = data;
  const name = partyName(professional);
  const professions = useProfessions(professional);
  return (
    <div className={styles.page}>
      <article className={styles.card} aria-labelledby="card-name" data-print="alone">
        <header className={styles.head}>
          <Avatar
            name={name}
            id={professional.id}
            src={imageAddress(professional.profileImage, apiUrl)}
            size="portrait"
            loading="eager"
          />
          <div className={styles.who}>
            <h1 translate="no" id="card-name" className={styles.name}>
              {name}
            </h1>
            <p className={styles.profession}>{professions}</p>
            {professional.kind === 'individual' && professional.companyName ? (
              <p translate="no">{professional.companyName}</p>
            ) : null}
            {professional.verifiedAt === null ? null : (
              <p>
                <VerifiedSeal label={t('verified', { ns: 'remote-public/common' })} />
              </p>
            )}
          </div>
        </header>
        <CardFacts professional={professional} />
        <figure className={styles.code}>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('businessCard.code', { name })}>
            <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
          </svg>
          <figcaption>{t('businessCard.scan')}</figcaption>
        </figure>
        <footer className={styles.foot}>
          <Wordmark />
          <a translate="no" href={profile}>
            {profile.replace(/^https?:\/\//u, '')}
          </a>
        </footer>
      </article>
      <CardActions professional={professional} profile={profile} />
    </div>
  );
}
