import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { isDarkAtom } from './persisted-state.ts';

/** What a theme switch needs. */
export interface Theme {
  /** Whether the page is dark now. */
  readonly isDark: boolean;
  /** What the person chose; null follows the system. */
  readonly choice: boolean | null;
  /** Keeps a choice, or goes back to the system with null. The shell draws it and tells the server by cookie. */
  readonly choose: (choice: boolean | null) => void;
}

const query = '(prefers-color-scheme: dark)';
const onSystemChange = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** The theme: the system's preference until the person chooses (specification, section 3, `isDark`). */
export function useTheme(): Theme {
  const [choice, choose] = useAtom(isDarkAtom);
  const systemIsDark = useSyncExternalStore(
    onSystemChange,
    () => window.matchMedia(query).matches,
    () => false,
  );
  return { isDark: choice ?? systemIsDark, choice, choose };
}
