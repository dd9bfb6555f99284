import { NavLink } from 'react-router-dom';
import { CountBadge } from './count-badge.tsx';
import { FrameIcon } from './frame-icon.tsx';
import styles from './frame-list.module.css';
import type { FrameAction, FrameItem, FrameLink } from './frame-item.ts';

const isLink = (item: FrameItem): item is FrameLink => 'to' in item;

/** Every link and action: in the sidebar, where links scroll and actions stay visible, and in the sheet. */
export function FrameList({ items, onLeave }: { readonly items: readonly FrameItem[]; readonly onLeave?: () => void }) {
  const links = items.filter(isLink);
  const actions = items.filter((item): item is FrameAction => !isLink(item));
  return (
    <>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <NavLink className={styles.item} to={link.to} onClick={onLeave}>
              <FrameIcon of={link.Icon} />
              <span className={styles.label}>{link.label}</span>
              <CountBadge count={link.count} label={link.countLabel} />
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className={styles.actions}>
        {actions.map((item) => (
          <li key={item.label}>
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
          </li>
        ))}
      </ul>
    </>
  );
}
