import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { NavLink } from 'react-router-dom';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import { CountBadge } from './count-badge.tsx';
import { FrameIcon } from './frame-icon.tsx';
import styles from './bottom-bar.module.css';
import type { FrameItem, FrameLink } from './frame-item.ts';
import { FrameList } from './frame-list.tsx';

export interface BottomBarProps {
  /** The signed-in user and the area. */
  readonly person: { readonly name: string; readonly detail: string };
  readonly items: readonly FrameItem[];
  readonly labels: {
    /** Name of the bottom bar. */
    readonly shortcuts: string;
    /** Opens the sheet with all links, on a phone. */
    readonly more: string;
    readonly close: string;
  };
}

/** On a phone: the four main links within thumb's reach, and a sheet with all. */
export function BottomBar({ items, labels, person }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const links = items.filter(
    (item): item is FrameLink & { shortLabel: string } => 'to' in item && item.shortLabel !== undefined,
  );
  const close = () => setOpen(false);
  // What waits behind "more" is counted there.
  const hidden = items.filter((item): item is FrameLink => 'to' in item && item.shortLabel === undefined);
  const counted = hidden.filter(({ count }) => count);
  return (
    <>
      <nav className={styles.bar} data-bar="bottom" aria-label={labels.shortcuts} data-print="hide">
        {links.map((item) => (
          <NavLink key={item.to} className={styles.item} to={item.to}>
            <span className={styles.icon}>
              <FrameIcon of={item.Icon} />
              <CountBadge count={item.count} label={item.countLabel} />
            </span>
            <span>{item.shortLabel}</span>
          </NavLink>
        ))}
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <span className={styles.icon}>
            <FrameIcon of={Menu} />
            <CountBadge
              count={counted.reduce((sum, { count }) => sum + (count ?? 0), 0)}
              label={counted.map(({ countLabel }) => countLabel).join(', ')}
            />
          </span>
          <span>{labels.more}</span>
        </button>
      </nav>
      <ModalOverlay className={styles.overlay} data-overlay isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className={styles.sheet}>
          <Dialog className={styles.dialog} data-density="dashboard">
            <div className={styles.head}>
              <div>
                <Heading slot="title" className={styles.title}>
                  <span translate="no">{person.name}</span>
                </Heading>
                <p className={styles.detail}>{person.detail}</p>
              </div>
              <IconButton
                label={labels.close}
                icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
                onClick={close}
              />
            </div>
            <FrameList items={items} onLeave={close} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
