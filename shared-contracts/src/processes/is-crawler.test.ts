import { isCrawler } from './is-crawler.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it('recognises crawlers by their user agent', () => {
  expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(
    isCrawler(
      `${chrome.replace('Chrome/', 'HeadlessChrome/')} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
    ),
  ).toBe(true);
});

it('treats browsers as people, headless ones included', () => {
  expect(isCrawler(chrome)).toBe(false);
  expect(isCrawler(chrome.replace('Chrome/', 'HeadlessChrome/'))).toBe(false);
  expect(isCrawler(undefined)).toBe(false);
});
