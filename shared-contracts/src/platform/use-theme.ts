import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { isDarkAtom } from './persisted-state.ts';

/** Props of a theme switch. */
export interface Theme {
  /** Whether the page is dark now. */
  readonly isDark: boolean;
  /** The user's choice; null follows the system. */
  readonly choice: boolean | null;
  /** Stores a choice, or resets it with null. The shell applies it and sends it to the server by cookie. */
  readonly choose: (choice: boolean | null) => void;
}

const query = '(prefers-color-scheme: dark)';
const onSystemChange = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** The theme: the system preference until the user chooses (specification, section 3, `isDark`). */
export function useTheme(): Theme {
  const [choice, choose] = useAtom(isDarkAtom);
  const systemIsDark = useSyncExternalStore(
    onSystemChange,
    () => window.matchMedia(query).matches,
    () => false,
  );
  return { isDark: choice ?? systemIsDark, choice, choose };
}
