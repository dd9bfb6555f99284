import { useEffect, useState } from 'react';

/** Between two letters. */
const PAUSE = 200;

/** A value once it has not changed for a moment: what is typed is not asked for letter by letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
