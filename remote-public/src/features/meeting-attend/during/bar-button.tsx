import type { LucideIcon } from 'lucide-react';
import styles from './room-bar.module.css';

interface BarButtonProps {
  readonly icon: LucideIcon;
  /** What it does; changes with the state. */
  readonly label: string;
  /** Below it, where there is room. */
  readonly short: string;
  readonly isOff?: boolean;
  readonly isOn?: boolean;
  readonly isDanger?: boolean;
  /** Left out on a phone. */
  readonly isForDesk?: boolean;
  /** Of a panel that it opens. */
  readonly isExpanded?: boolean;
  readonly count?: number;
  readonly onClick: () => void;
}

/** One of the room's controls. */
export function BarButton(props: BarButtonProps) {
  const { icon: Icon, label, short, isOff, isOn, isDanger, isForDesk, isExpanded, count = 0, onClick } = props;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-expanded={isExpanded}
      title={label}
      data-off={isOff || undefined}
      data-on={isOn || undefined}
      data-danger={isDanger || undefined}
      data-desk={isForDesk || undefined}
      onClick={onClick}
    >
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        ) : null}
      </span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </button>
  );
}
