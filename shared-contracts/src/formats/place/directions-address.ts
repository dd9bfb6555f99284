interface Place {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
}

/** Coordinates to a precision of 0.1 m: `4.05,9.7649` (RFC 5870, 3.4.2). */
export const coordinates = (latitude: number, longitude: number): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(6))).join();

/** The way to a practice on OpenStreetMap: to its coordinates, else to its address; undefined where no place is known. */
export function directionsAddress({ latitude, longitude, address, city }: Place): string | undefined {
  const to =
    latitude == null || longitude == null
      ? [address, city].filter(Boolean).join(' ')
      : coordinates(latitude, longitude);
  if (to === '') return undefined;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to).replaceAll('%20', '+')}`;
}
