/** A phone number without spaces after the `+` (RFC 3966). */
export const telOf = (number: string): string => number.replace(/^\D*00/u, '+').replaceAll(/[^+\d]/gu, '');
