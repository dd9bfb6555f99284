/** Countries in which the marketplace is open; a professional elsewhere is found by city. */
export const markets = ['BE', 'CA', 'CI', 'CM', 'FR', 'SN'] as const;
