import punycode from 'punycode.js';

/** The part of the platform's class that is used here: browsers and Node both map names as UTS #46 says. */
declare const URL: new (address: string) => { readonly hostname: string };

/** RFC 5321 with the atoms of RFC 5322: no comments or address literals, which hardly any server takes, nor what {@link isUnreachable} says. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/u;
/** Labels of letters, digits and hyphens, at least two; the last one is no number. */
const domain = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/u;
/** What a URL would read as the end of a host, decode or leave out without a word. */
const notOfHosts = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}/?#:@\\%[\]]/u;

function asciiDomain(text: string): string | undefined {
  if (notOfHosts.test(text)) return undefined;
  try {
    const { hostname } = new URL(`http://${text}`);
    if (!domain.test(hostname)) return undefined;
    // Not every version of Node refuses what only looks encoded.
    const { hostname: again } = new URL(`http://${punycode.toUnicode(hostname)}`);
    return again === hostname ? hostname : undefined;
  } catch {
    return undefined; // TypeError means that it is no name of a host, RangeError that it is not encoded
  }
}

/**
 * The one form in which an address is stored, compared and sent to: in lower case, its domain in ASCII (`xn--…`). Undefined
 * for what mail servers do not deliver.
 */
export function asciiEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at), asciiDomain(text.slice(at + 1))];
  return at > 0 && localPart.test(local) && host !== undefined ? `${local.toLowerCase()}@${host}` : undefined;
}

/**
 * Whether an address is one as the standards have it, and still none to write to: letters beyond ASCII before the `@` pass only where
 * every server on the way has SMTPUTF8 (RFC 6531), whatever ours has, and quoted parts (`"a b"@…`) are to be avoided (RFC 5321, 4.1.2).
 */
export function isUnreachable(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const isLocalPart = /^".+"$/u.test(local) || localPart.test(local.replaceAll(/[\p{L}\p{M}\p{N}]/gu, 'x'));
  return isLocalPart && asciiEmail(`x${text.slice(at)}`) !== undefined;
}
