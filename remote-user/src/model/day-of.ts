/** Calendar date (YYYY-MM-DD) of an instant on this device. Browser only. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(Date.parse(instant));
