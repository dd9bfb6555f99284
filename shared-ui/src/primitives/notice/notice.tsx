import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface NoticeProps {
  readonly tone?: keyof typeof ICONS;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons or links, in a row. */
  readonly action?: ReactNode;
  /** For a notice that appears after an action: `polite` waits, `assertive` interrupts. Omitted for a permanent one. */
  readonly live?: 'polite' | 'assertive' | undefined;
}

const ROLES = { polite: 'status', assertive: 'alert' } as const;

/** An inline notice. */
export function Notice({ tone = 'info', title, children, action, live }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={live ? ROLES[live] : undefined}>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.texts}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
