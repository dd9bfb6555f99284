/** Countries of the marketplace, offered before the others are known. */
export const markets = ['BE', 'CA', 'CI', 'CM', 'FR', 'SN'] as const;
