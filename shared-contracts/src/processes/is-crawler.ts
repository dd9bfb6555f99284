import { isbotMatches } from 'isbot';

/**
 * Whether a visitor is crawler-like (specification, section 2). A headless browser alone is not: people test, print and watch pages
 * with one and must see the error that everybody sees. A crawler that drives one names itself as well.
 */
export const isCrawler = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && isbotMatches(userAgent).some((match) => !/^headless/iu.test(match));
