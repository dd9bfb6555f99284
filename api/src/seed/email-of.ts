/** The address of a client of the demonstration. */
export const emailOf = (firstNames: string, lastName: string): string =>
  `${firstNames}.${lastName}@courriel.test`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
