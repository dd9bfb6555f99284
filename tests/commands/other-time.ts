/** An instant as a command names it, in UTC unless it says otherwise. @throws RangeError */
export function readInstant(text: string): Date {
  const instant = new Date(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/u.test(text) ? `${text}Z` : text);
  if (!/^\d{4}-\d{2}-\d{2}T/u.test(text) || Number.isNaN(instant.getTime()))
    throw new RangeError(`'${text}' is no instant. Write one like 2026-12-31T09:30 (UTC).`);
  return instant;
}

/**
 * Variables under which programs, and those that they start, live at an instant and on from there. A shifted clock, which
 * runs, rather than a stopped one: servers and browsers wait by it.
 * @param library what `faketime` preloads
 */
export function atInstant(library: string, instant: Date, now = Date.now()): Record<string, string> {
  const seconds = Math.round((instant.getTime() - now) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Times of files stay as they are: they are compared with each other.
    NO_FAKE_STAT: '1',
    // Empty, as a server that runs already has its own time.
    TEST_DATABASE_URL: '',
  };
}
