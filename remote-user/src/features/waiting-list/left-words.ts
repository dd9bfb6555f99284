/** "12 min", or "45 s" in the last minute. */
export const leftWords = (seconds: number, locale: string): string => {
  const hours = Math.floor(seconds / 3600);
  const [value, unit] =
    hours > 0 ? [hours, 'hour'] : seconds >= 60 ? [Math.floor(seconds / 60), 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(
    Number(value),
  );
};
