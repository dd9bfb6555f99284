/** True for the name of an IANA time zone that this runtime knows; an offset such as `+01:00` is none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/iu.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false; // RangeError means that Intl does not know the zone
  }
}
