import { Clock } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CountBadge } from './count-badge.tsx';
import { FrameIcon } from './frame-icon.tsx';
import styles from './frame-list.module.css';
import type { FrameItem, FrameLink } from './frame-item.ts';

const isLink = (item: FrameItem): item is FrameLink => 'to' in item;

const Later = () => <Clock size={14} strokeWidth={1.75} aria-hidden="true" />;

/** Every place and action, one per line; in the rail and in the sheet. What the sign of a place that is not open means stands below them. */
export function FrameList({ items, onLeave }: { readonly items: readonly FrameItem[]; readonly onLeave?: () => void }) {
  const places = items.filter(isLink);
  const notOpen = places.find((place) => place.notOpen !== undefined)?.notOpen;
  return (
    <ul className={styles.list}>
      {places.map((place) => (
        <li key={place.label}>
          <NavLink className={styles.item} to={place.to} onClick={onLeave}>
            <FrameIcon of={place.Icon} />
            <span className={styles.label}>{place.label}</span>
            <CountBadge count={place.count} label={place.countLabel} />
            {place.notOpen === undefined ? null : (
              <>
                <Later />
                <VisuallyHidden> {place.notOpen}</VisuallyHidden>
              </>
            )}
          </NavLink>
        </li>
      ))}
      {notOpen === undefined ? null : (
        <li className={styles.legend} aria-hidden="true">
          <Later />
          {notOpen}
        </li>
      )}
      {items.map((item) =>
        isLink(item) ? null : (
          <li key={item.label} className={styles.action}>
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
        ),
      )}
    </ul>
  );
}
