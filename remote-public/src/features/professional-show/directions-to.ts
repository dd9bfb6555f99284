import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { coordinates } from '../../model/coordinates.ts';

/** Where a map shows the way to the practice; nothing of it is asked for before it is pressed. */
export function directionsTo({
  latitude,
  longitude,
  address,
  city,
}: Pick<PublicProfessional, 'latitude' | 'longitude' | 'address' | 'city'>): string {
  const to =
    latitude === null || longitude === null ? `${address ?? ''} ${city}`.trim() : coordinates(latitude, longitude);
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}`;
}
