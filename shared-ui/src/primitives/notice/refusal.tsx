import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';
import styles from './notice.module.css';

/** Why something was rejected; takes focus to scroll into view. Give it a new `key` per rejection. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.refusal}>
      <Notice tone="danger" live="assertive">
        {children}
      </Notice>
    </div>
  );
}
