/** Kept in the tab while a visitor signs in, like what they typed; on the way back the wish is fulfilled. */
export const followWish = (professionalId: string): string => `follow#${professionalId}`;
