import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { isDarkAtom } from 'shared-contracts/platform/persisted-state';
import { preferenceCookie, preferenceCookies } from 'shared-contracts/remote/preference-cookie';

const nameOf = (choice: boolean | null): 'dark' | 'light' | null => {
  if (choice === null) return null;
  return choice ? 'dark' : 'light';
};

/**
 * Draws the chosen theme, this tab's or another's, and tells the server by cookie. Without a choice neither attribute nor cookie is
 * there, and the style sheet follows the system.
 */
export function useThemeSync(): void {
  const choice = useAtomValue(isDarkAtom);
  const isFirst = useRef(true);

  useEffect(() => {
    const theme = nameOf(choice);
    // The atom reads storage a moment after the first render: until then the server's attribute is right.
    if (isFirst.current && theme === null) {
      isFirst.current = false;
      return;
    }
    isFirst.current = false;
    const { dataset } = document.documentElement;
    if (theme === null) delete dataset['theme'];
    else dataset['theme'] = theme;
    document.cookie = preferenceCookie(preferenceCookies.theme, theme);
  }, [choice]);
}
