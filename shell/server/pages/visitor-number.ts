import { randomInt } from 'node:crypto';
import { hasCanary, visitorNumbers } from 'shared-contracts/remote/live-registry';
import type { Registry } from 'shared-contracts/remote/registry';

/** One of a thousand numbers: it decides who gets a canary, and is too coarse to identify anybody. */
const numberOf = (text: string | undefined): number | undefined => {
  const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : visitorNumbers;
  return number < visitorNumbers ? number : undefined;
};

/** The visitor’s number: the one of their cookie, or a new one while there is a canary; crawlers have none. */
export function visitorNumber(cookie: string | undefined, isCrawler: boolean, registry: Registry): number | undefined {
  return isCrawler || !hasCanary(registry) ? undefined : (numberOf(cookie) ?? randomInt(visitorNumbers));
}
