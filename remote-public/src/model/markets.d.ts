/** Countries in which the marketplace is open; a professional elsewhere is found by city. */
export declare const markets: readonly ['BE', 'CA', 'CI', 'CM', 'FR', 'SN'];
