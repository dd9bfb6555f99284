import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';
import styles from './notice.module.css';

/** Why something was refused; takes the focus, so that it is in view however long the page or the dialog. Give it a new `key` per refusal. */
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
