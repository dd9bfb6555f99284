/** "Aïssatou Mbarga": first names then last name, as people introduce themselves. */
export const partyName = (party: { readonly firstNames: string; readonly lastName: string }): string =>
  `${party.firstNames} ${party.lastName}`.trim();
