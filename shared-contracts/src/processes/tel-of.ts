/** A phone number as it was typed, in one piece after the `+` (RFC 3966). */
export const telOf = (number: string): string => number.replace(/^\D*00/u, '+').replaceAll(/[^+\d]/gu, '');
