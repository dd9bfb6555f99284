import { useRef } from 'react';

/** The same idempotency key for the same content, so that a retry after a lost answer creates one row. */
export function useAttemptKey(): (content: object) => string {
  const attempt = useRef({ content: '', key: '' });
  return (values) => {
    const content = JSON.stringify(values);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  };
}
