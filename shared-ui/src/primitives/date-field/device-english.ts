/** The English of the device (`en-US`), which orders day and month; British where it has none that Intl can format. */
export function deviceEnglish(): string {
  const tags: unknown = navigator.languages;
  return (Array.isArray(tags) ? tags : [navigator.language]).find(isEnglish) ?? 'en-GB';
}

/** Browsers may report what is no language tag, such as `en-US@posix` or `en_US`: Intl throws at these. */
function isEnglish(tag: unknown): tag is string {
  if (typeof tag !== 'string' || !/^en\b/u.test(tag)) return false;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
