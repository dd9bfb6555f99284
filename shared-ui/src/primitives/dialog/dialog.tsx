import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/icon-button.tsx';
import { placesOf, returnFocus } from '../return-focus/return-focus.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, the close button or a click outside. The parent sets `isOpen` to false. */
  readonly onClose: () => void;
  /** Escape or a click outside, where that may be by accident and is not the same. */
  readonly onDismiss?: (() => void) | undefined;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** `alertdialog` interrupts: its text is announced immediately, and a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Has the focus afterwards where what opened it is gone, such as an entry of a menu. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined;
}

/** Where the focus goes after the dialog that is open, and so after one that takes its place. */
let afterOpen: readonly HTMLElement[] = [];

const placesNow = (): readonly HTMLElement[] => [...placesOf(document.activeElement), ...afterOpen];

/**
 * Gives the focus back once the dialog is gone. React Aria does so in the next frame, in which the page may still be inert (then nothing
 * takes the focus, as after an answer that came late), and knows no other place than what opened the dialog.
 */
function FocusReturn({ returnTo }: Pick<DialogProps, 'returnTo'>) {
  // Read as it opens, before something in it has the focus.
  const [places] = useState(placesNow);
  const giveBack = useEffectEvent(() => {
    const [opener, ...around] = places;
    returnFocus([opener, returnTo?.current, ...around].filter((place) => place instanceof HTMLElement));
  });
  useEffect(() => {
    const before = afterOpen;
    afterOpen = places;
    return () => {
      if (afterOpen === places) afterOpen = before;
      giveBack();
    };
  }, [places]);
  return null;
}

/** A modal dialog: traps and restores focus, and locks page scrolling. A sheet on a phone. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    onDismiss = onClose,
    title,
    children,
    actions,
    closeLabel,
    size = 'small',
    role = 'dialog',
    returnTo,
  } = props;
  const bodyId = useId();
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      data-overlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      isDismissable={role === 'dialog'}
    >
      <Modal className={styles.modal ?? ''} data-size={size}>
        <AriaDialog
          className={styles.dialog ?? ''}
          role={role}
          {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
        >
          <FocusReturn returnTo={returnTo} />
          <header className={styles.header}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton
              label={closeLabel}
              icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={onClose}
            />
          </header>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
