import { randomUUID } from 'node:crypto';

/** A family name of letters only that nobody else has. In order it comes after those of the demonstration. */
export const rareName = (): string =>
  `Z${randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
