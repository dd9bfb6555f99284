import punycode from 'punycode.js';
import { asciiEmail } from './ascii-email.ts';

/** An address as people write it: its domain in letters, where these lead back to what is stored. */
export function shownEmail(address: string): string {
  if (!/[@.]xn--/iu.test(address)) return address;
  try {
    const shown = punycode.toUnicode(address);
    return asciiEmail(shown) === address ? shown : address;
  } catch {
    return address; // RangeError means that a label only looks encoded
  }
}
