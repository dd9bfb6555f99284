/** One key as a step of a JSON pointer (RFC 6901, section 3). */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
