import type { useTranslation } from 'react-i18next';
import { shownText } from './shown-text.ts';

/** What a date or time field needs only once it is used. */
export { keepTidy } from './typed-text.ts';

/** Texts that give a date as an example have it as fields of this reader show it, from now on. */
export function writeExampleFor(reader: string, { options }: Partial<ReturnType<typeof useTranslation>['i18n']>): void {
  if (options?.interpolation) options.interpolation.defaultVariables = { exampleDate: shownText('2026-12-25', reader) };
}

/** Choices, loaded when they are opened. */
export const popups = {
  date: () => import('./calendar-popup.tsx'),
  time: () => import('./times-popup.tsx'),
} as const;
