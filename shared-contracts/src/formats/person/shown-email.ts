import punycode from 'punycode.js';
import { asciiEmail } from './ascii-email.ts';

/** Letters that are written together. Those of two lines look alike: `аррӏе.com` is no apple. */
const scripts = [
  /^[\p{sc=Latin}\d.-]+$/u,
  /^[\p{sc=Cyrillic}\d.-]+$/u,
  /^[\p{sc=Greek}\d.-]+$/u,
  /^[\p{sc=Arabic}\d.-]+$/u,
  /^[\p{sc=Hebrew}\d.-]+$/u,
  /^[\p{sc=Ethiopic}\d.-]+$/u,
  /^[\p{sc=Devanagari}\d.-]+$/u,
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\d.-]+$/u,
];

/** An address as people write it: its domain in letters, where these are of one script and lead back to what is stored. */
export function shownEmail(address: string): string {
  if (!/[@.]xn--/iu.test(address)) return address;
  try {
    const shown = punycode.toUnicode(address);
    const host = shown.slice(shown.lastIndexOf('@') + 1);
    return scripts.some((script) => script.test(host)) && asciiEmail(shown) === address ? shown : address;
  } catch {
    return address; // RangeError means that a label only looks encoded
  }
}
