import { asciiEmail } from './ascii-email.ts';
import { shownEmail } from './shown-email.ts';

describe('an e-mail address is shown', () => {
  it.each([
    ['contact@xn--tude-mbarga-99a.fr', 'contact@étude-mbarga.fr'],
    ['info@xn--80aealotwbjpid2k.xn--p1ai', 'info@правительство.рф'],
    ['info@xn--r8jz45g.xn--zckzah', 'info@例え.テスト'],
    ["o'neil@example.cm", "o'neil@example.cm"],
    ['xn--tude-9oa@example.cm', 'xn--tude-9oa@example.cm'],
    ['', ''],
  ])('%j as %j', (stored, shown) => {
    expect(shownEmail(stored)).toBe(shown);
  });

  it.each(['contact@xn--a.cm', 'contact@xn--.cm', 'contact@xn--99999999999.cm'])(
    'as it is where its letters would not lead back to it: %j',
    (stored) => {
      expect(shownEmail(stored)).toBe(stored);
    },
  );

  it.each([
    ['Cyrillic under .com', 'awa@xn--80ak6aa92e.com'],
    ['Cyrillic among Latin letters', 'awa@xn--pple-43d.com'],
    ['Greek under .cm', 'awa@xn--mxail5aa.cm'],
  ])('in ASCII where its letters may be taken for others: %s', (_, stored) => {
    expect(asciiEmail(stored)).toBe(stored);
    expect(shownEmail(stored)).toBe(stored);
  });
});
