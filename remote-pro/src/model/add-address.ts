/** Address of an advertisement, of its form, or of a new one. */
export const addAddress = (ad: string, isEditing = false): string =>
  `/pro/publicite?${new URLSearchParams({ ad, ...(isEditing && { edit: '1' }) }).toString()}`;

/** Today in UTC, by which the days of advertisements count. */
export const todayOfAdds = (): string => new Date().toISOString().slice(0, 10);
