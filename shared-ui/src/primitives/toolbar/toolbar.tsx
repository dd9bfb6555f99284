import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Buttons in a row, which Tab enters once: the arrow keys move among them. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} className={styles.toolbar ?? ''}>
      {children}
    </AriaToolbar>
  );
}
