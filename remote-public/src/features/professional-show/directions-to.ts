import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { coordinates } from '../../model/coordinates.ts';

/** URL of directions to the practice on a map, which is only loaded on a click. */
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
