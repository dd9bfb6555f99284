export interface Device {
  /** "Firefox", or undefined when the browser is unknown. */
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly isPhone: boolean;
}

/** In this order: each names those after it too. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//u],
  ['Safari', /\bSafari\//u],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['Mac', /\bMac OS X\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
] as const;

const firstIn = (known: readonly (readonly [string, RegExp])[], text: string) =>
  known.find(([, pattern]) => pattern.test(text))?.[0];

/** Browser and system as a user agent names them: enough to recognise one's own devices. */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
  isPhone: /\b(?:Mobile|iPhone|Android)\b/u.test(userAgent),
});

/** "Firefox · Windows"; `unknown` where neither is known. */
export const deviceName = ({ browser, system }: Device, unknown: string): string =>
  [browser, system].filter(Boolean).join(' · ') || unknown;
