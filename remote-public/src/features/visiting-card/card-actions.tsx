import { CalendarPlus, Contact, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { saveFile } from 'shared-ui/domain/files/save-file.ts';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { bookingPath } from 'shared-ui/domain/booking/booking-path.ts';
import { countryName } from 'shared-contracts/formats/place/country-name';
import { useProfessions } from './use-professions.ts';
import { contactFile } from './contact-file.ts';
import styles from './visiting-card.module.css';

interface CardActionsProps {
  readonly professional: PublicProfessional;
  /** Absolute. */
  readonly profile: string;
}

/** Actions of a card on screen: book, save the contact, print. */
export function CardActions({ professional, profile }: CardActionsProps) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { locale, apiUrl } = usePlatform();
  const { id, slug, country, specialities, profileImage, verifiedAt } = professional;
  const professions = useProfessions(professional);
  const handleSave = () => {
    const words = {
      professions,
      country: countryName(country, locale),
      specialities: specialities.map((name) => t(`category.${name}`, { ns: 'remote-public/common' })),
      profile,
      photo: imageAddress(profileImage, apiUrl),
    };
    saveFile(`${slug}.vcf`, contactFile(professional, words), 'text/vcard;charset=utf-8');
  };
  return (
    <div className={styles.actions} data-print="hide">
      {verifiedAt === null ? null : (
        <ButtonLink to={bookingPath(id)} icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}>
          {t('businessCard.book')}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        icon={<Contact size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={handleSave}
      >
        {t('businessCard.save')}
      </Button>
      <Button
        variant="secondary"
        icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => globalThis.print()}
      >
        {t('businessCard.print')}
      </Button>
      <Link to={href('/professionnels/:idname', { idname: slug })}>{t('businessCard.toProfile')}</Link>
    </div>
  );
}
