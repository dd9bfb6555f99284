import { useEffect, useState } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';

/** Every document begins with the key `default`: its own address tells its place from that of another document of the tab. */
const keyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/**
 * Scroll positions along the history and across a reload. Mounted after the router's provider listens: the router says the remembered
 * position while this mounts, and a provider that misses it would jump there with the next change of data.
 */
export function ScrollMemory() {
  const [isListening, setIsListening] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsListening(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isListening ? <ScrollRestoration getKey={keyOf} /> : null;
}
