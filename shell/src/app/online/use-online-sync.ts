import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isOnlineAtom } from 'shared-contracts/platform/persisted-state';

/** Keeps `isOnline` (specification, section 3) in sync with the browser. */
export function useOnlineSync(): void {
  const setOnline = useSetAtom(isOnlineAtom);
  useEffect(() => {
    const handleChange = () => setOnline(navigator.onLine);
    handleChange();
    window.addEventListener('online', handleChange);
    window.addEventListener('offline', handleChange);
    return () => {
      window.removeEventListener('online', handleChange);
      window.removeEventListener('offline', handleChange);
    };
  }, [setOnline]);
}
