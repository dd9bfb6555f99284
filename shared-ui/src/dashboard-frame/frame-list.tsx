import { NavLink } from 'react-router-dom';
import { CountBadge } from './count-badge.tsx';
import { FrameIcon } from './frame-icon.tsx';
import styles from './frame-list.module.css';
import type { FrameItem } from './frame-item.ts';

/** Every place and action, one per line; in the rail and in the sheet. */
export function FrameList({ items, onLeave }: { readonly items: readonly FrameItem[]; readonly onLeave?: () => void }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label} className={styles.entry} data-action={'onSelect' in item || undefined}>
          {'to' in item ? (
            <NavLink className={styles.item} to={item.to} onClick={onLeave}>
              <FrameIcon of={item.Icon} />
              <span className={styles.label}>{item.label}</span>
              <CountBadge count={item.count} label={item.countLabel} />
            </NavLink>
          ) : (
            <button
              type="button"
              className={styles.item}
              data-danger={item.isDanger || undefined}
              onClick={() => {
                onLeave?.();
                item.onSelect();
              }}
            >
              <FrameIcon of={item.Icon} />
              <span className={styles.label}>{item.label}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
