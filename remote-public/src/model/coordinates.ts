/** Coordinates to a precision of 0.1 m: `4.05,9.7649` (RFC 5870, 3.4.2). */
export const coordinates = (latitude: number, longitude: number): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(6))).join();
