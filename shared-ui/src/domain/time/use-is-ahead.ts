import { useEffect, useState } from 'react';

/** Whether an instant is ahead: false from then on, and without one. As the server answered it until the timer says otherwise. */
export function useIsAhead(until: string | null): boolean {
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setPast, Date.parse(until ?? '') - Date.now(), until);
    return () => clearTimeout(timer);
  }, [until]);
  return !!until && until !== past;
}
