import type { PropsWithChildren, ReactNode } from 'react';
import styles from './button.module.css';

/** A button's text is never bare beside its icon: translators of browsers replace text that React has to change. */
export const ButtonContent = ({ icon, children }: PropsWithChildren<{ readonly icon: ReactNode }>) => (
  <span className={styles.content}>
    {icon && children ? (
      <>
        {icon}
        <span>{children}</span>
      </>
    ) : (
      icon || children
    )}
  </span>
);
