import { randomInt } from 'node:crypto';
import { hasCanary, visitorNumbers } from 'shared-contracts/remote/live-registry';
import type { Registry } from 'shared-contracts/remote/registry';
import { readCookie } from './home-redirect.ts';

export const visitorCookie = 'visitor';

const days = 365;

/** One of a thousand numbers: it decides who gets a canary, and is too coarse to identify anybody. */
const numberOf = (text: string | undefined): number | undefined => {
  const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : visitorNumbers;
  return number < visitorNumbers ? number : undefined;
};

export interface Visitor {
  readonly number: number | undefined;
  /** `Set-Cookie` line that keeps the number. */
  readonly cookie: string | undefined;
}

/** The visitor’s number, assigned only while there is a canary and never to a crawler. */
export function visitorOf(cookies: string | undefined, isCrawler: boolean, registry: Registry): Visitor {
  if (isCrawler || !hasCanary(registry)) return { number: undefined, cookie: undefined };
  const known = numberOf(readCookie(cookies, visitorCookie));
  if (known !== undefined) return { number: known, cookie: undefined };
  const number = randomInt(visitorNumbers);
  return {
    number,
    cookie: `${visitorCookie}=${number}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax; HttpOnly`,
  };
}
