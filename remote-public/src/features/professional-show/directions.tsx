import { useTranslation } from 'react-i18next';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { coordinates } from '../../model/coordinates.ts';

/** Directions to the practice on a map, which is only loaded on a click. */
export function Directions({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/profile');
  const { latitude, longitude, city, address } = professional;
  const to =
    latitude === null || longitude === null ? `${address ?? ''} ${city}`.trim() : coordinates(latitude, longitude);
  return (
    <a
      href={`https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}`}
      rel="external noopener noreferrer"
      aria-label={t('directionsTo', { address })}
      data-print="hide"
    >
      {t('directions')}
    </a>
  );
}
