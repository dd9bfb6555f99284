import { useEffect, useState } from 'react';

/** Whether the browser has a network at all. */
export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const handleChange = () => setOnline(navigator.onLine);
    window.addEventListener('online', handleChange);
    window.addEventListener('offline', handleChange);
    return () => {
      window.removeEventListener('online', handleChange);
      window.removeEventListener('offline', handleChange);
    };
  }, []);
  return isOnline;
}
