import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opened it. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Choices in a dialog beside their button, which has the focus again when it closes. */
export function Popover({ trigger, label, onClose, children }: PopoverProps) {
  return (
    <AriaPopover
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom end"
      offset={4}
      className={styles.popover ?? ''}
    >
      <Dialog aria-label={label} className={styles.dialog ?? ''}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
