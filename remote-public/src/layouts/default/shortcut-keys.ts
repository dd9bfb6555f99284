const KEY = 'shortcutKeys';

/** A single key may be in somebody's way, who speaks to the machine for one: it can be turned off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // storage is blocked, and nothing was ever turned off
  }
}

export function turnKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Blocked: there is nowhere to remember it.
  }
}

/** True where a key is a letter of a text, a choice of a list or a part of another shortcut. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]') !== null);
