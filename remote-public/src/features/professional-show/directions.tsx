import { useTranslation } from 'react-i18next';
import { directionsAddress } from 'shared-contracts/formats/place/directions-address';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';

/** Directions to the practice on a map, which is only loaded on a click. */
export function Directions({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/profile');
  return (
    <a
      href={directionsAddress(professional)}
      rel="external noopener noreferrer"
      aria-label={t('directionsTo', { address: professional.address })}
      data-print="hide"
    >
      {t('directions')}
    </a>
  );
}
