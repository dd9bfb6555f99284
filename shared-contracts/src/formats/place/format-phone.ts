/** Country codes of one and of two digits (ITU-T E.164); all others have three. */
const international = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/u;
const pairs = /\B(?=(?:\d{2})+$)/gu;
const northAmerican = /\B(?=(?:\d{3})?\d{4}$)/gu;

/** "+237 6 99 00 11 22" for a number stored without spaces; any other is returned unchanged. */
export const formatPhone = (number: string): string =>
  number.replace(
    international,
    (_, country: string, rest: string) => `+${country} ${rest.replace(country === '1' ? northAmerican : pairs, ' ')}`,
  );
