import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { VerifiedSeal } from 'shared-ui/domain/verified-seal/verified-seal.tsx';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { professionName } from 'shared-contracts/formats/person/profession-name';
import styles from './booking-subject.module.css';

interface BookingSubjectProps {
  readonly professional: PublicProfessional;
  /** It is the title of the page. */
  readonly isHeading: boolean;
}

/** With whom: in the header of the booking. */
export function BookingSubject({ professional, isHeading }: BookingSubjectProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const { t: tCommon } = useTranslation('remote-public/common');
  const { apiUrl } = usePlatform();
  const name = partyName(professional);
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={styles.person}>
      <Avatar name={name} id={professional.id} src={imageAddress(professional.profileImage, apiUrl)} size="medium" />
      <div className={styles.words}>
        <Title className={styles.name}>
          {isHeading ? <VisuallyHidden>{t('title')} </VisuallyHidden> : null}
          <span translate="no" className={styles.ofPerson}>
            {name}
          </span>
          {professional.verifiedAt === null ? null : (
            <VerifiedSeal variant="glyph" label={t('verified', { ns: 'remote-public/common' })} />
          )}
        </Title>
        <p className={styles.what}>
          {`${professionName(tCommon, professional.profession, professional)}, ${professional.city}`}
        </p>
      </div>
    </div>
  );
}
