import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { MarkdownCommand } from './markdown-edit.ts';

/** A key with Ctrl (⌘ on a Mac); `code` is its place on the keyboard, the same in every layout of digits. */
export interface Shortcut {
  readonly key: string;
  readonly code?: string;
  readonly isShifted?: true;
  readonly isAlt?: true;
}

export const commandKeys: Readonly<Record<MarkdownCommand, Shortcut>> = {
  heading: { key: '2', code: 'Digit2', isAlt: true },
  subheading: { key: '3', code: 'Digit3', isAlt: true },
  bold: { key: 'B' },
  italic: { key: 'I' },
  list: { key: '8', code: 'Digit8', isShifted: true },
  ordered: { key: '7', code: 'Digit7', isShifted: true },
  quote: { key: '9', code: 'Digit9', isShifted: true },
  link: { key: 'K' },
};
export const saveKey: Shortcut = { key: 'S' };
export const undoKey: Shortcut = { key: 'Z' };

const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/iu.test(navigator.platform);

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly getModifierState: (modifier: 'AltGraph') => boolean;
}

export const isPressed = (pressed: Pressed, { key, code, isShifted, isAlt }: Shortcut): boolean =>
  (pressed.ctrlKey || pressed.metaKey) &&
  // Windows reports AltGr, which writes characters, as Ctrl and Alt.
  !pressed.getModifierState('AltGraph') &&
  pressed.shiftKey === (isShifted === true) &&
  pressed.altKey === (isAlt === true) &&
  (code === undefined ? pressed.key.toUpperCase() === key : pressed.code === code);

/** The keys in order, as they are written on this keyboard. */
export const keysOf = ({ key, isShifted, isAlt }: Shortcut, locale: Locale): readonly string[] => [
  isMac() ? '⌘' : 'Ctrl',
  ...(isAlt ? ['Alt'] : []),
  ...(isShifted ? [locale === 'fr' ? 'Maj' : 'Shift'] : []),
  key,
];

/** For `aria-keyshortcuts`. */
export const ariaKeys = ({ key, isShifted, isAlt }: Shortcut): string =>
  [isMac() ? 'Meta' : 'Control', ...(isAlt ? ['Alt'] : []), ...(isShifted ? ['Shift'] : []), key].join('+');
