export interface TextPart {
  readonly text: string;
  /** Of a link; http and https only. */
  readonly address?: string;
}

const candidate = /https?:\/\/[^\s<>"]+/giu;
/** What ends a sentence is no part of the address before it, and a closing bracket only if it was opened there. */
function addressEnd(found: string): number {
  let end = found.length;
  for (;;) {
    const last = found[end - 1] ?? '';
    const isUnopened = last === ')' && !found.slice(0, end).includes('(');
    if (!/[.,;:!?'’»\]}]/u.test(last) && !isUnopened) return end;
    end -= 1;
  }
}

/** An address that names a person or hides its host is shown as text. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  return /^https?:$/u.test(protocol) && username === '' && password === '' && hostname.includes('.');
}

/** A text with its addresses, in order; nothing of it is read as HTML. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = found.slice(0, addressEnd(found));
    if (!isPlain(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
