/** What a date or time field needs only once it is used. */
export { keepTidy } from './typed-text.ts';

/** Choices, loaded when they are opened. */
export const popups = {
  date: () => import('./calendar-popup.tsx'),
  time: () => import('./times-popup.tsx'),
} as const;
