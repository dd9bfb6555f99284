const KEY = 'shortcutKeys';

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
export function areShortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // storage is blocked: they are on
  }
}

export function setShortcutsEnabled(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Blocked: it cannot be stored.
  }
}

/** True where a key is input of a field or part of another shortcut. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]') !== null);
