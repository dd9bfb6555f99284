import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { isDarkAtom } from 'shared-contracts/platform/persisted-state';
import { preferenceCookie, preferenceCookies } from 'shared-contracts/remote/preference-cookie';

const nameOf = (choice: boolean | null): 'dark' | 'light' | null => {
  if (choice === null) return null;
  return choice ? 'dark' : 'light';
};

/**
 * Applies the chosen theme, this tab’s or another’s, and stores it in a cookie for the server. Without a choice there
 * is neither attribute nor cookie, and the style sheet follows the system.
 */
export function useThemeSync(): void {
  const choice = useAtomValue(isDarkAtom);
  const isFirst = useRef(true);

  useEffect(() => {
    const theme = nameOf(choice);
    // The atom reads storage after the first render: until then the server’s attribute is right.
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
