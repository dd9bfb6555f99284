/** The length of a consultation: `30 min`. */
export const minutesText = (minutes: number): string => `${minutes}\u00A0min`;
