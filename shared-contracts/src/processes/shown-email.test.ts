import { shownEmail } from './shown-email.ts';

describe('an e-mail address is shown', () => {
  it.each([
    ['contact@xn--tude-mbarga-99a.fr', 'contact@étude-mbarga.fr'],
    ['info@xn--80aealotwbjpid2k.xn--p1ai', 'info@правительство.рф'],
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
});
