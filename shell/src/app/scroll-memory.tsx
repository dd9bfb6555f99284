import { useEffect, useState } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';

/** Every document starts with the key `default`, so its URL is used instead. */
const keyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/**
 * Restores scroll positions along the history and after a reload. Mounted after the router’s provider listens: the
 * router announces the position while this mounts, and a provider that missed it would scroll at the next data change.
 */
export function ScrollMemory() {
  const [isListening, setIsListening] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsListening(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isListening ? <ScrollRestoration getKey={keyOf} /> : null;
}
