/** Countries in which the marketplace is open, offered before it is known where else there are professionals. */
export const markets = ['BE', 'CA', 'CI', 'CM', 'FR', 'SN'] as const;
