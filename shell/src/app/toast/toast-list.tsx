import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import styles from './toast-list.module.css';

/** Specification, section 9: closes after 5000 ms, exit animation 300 ms. */
const [duration, removeDelay] = [5000, 300];

const icons: Partial<Record<Toast['type'], typeof Info>> = { success: CircleCheck, error: CircleAlert };

/**
 * The toasts, top right, one at a time: a second line would cover the actions of a page's head. The newest stands in front; what it
 * covers comes back for the rest of its 5000 ms. One under the pointer or the focus stays in front.
 */
export function ToastList() {
  // The library counts all at once: here only the one in front grows older.
  const { toasts } = useToaster({ duration: Infinity, removeDelay });
  const [held, setHeld] = useState<string>();
  const open = toasts.filter(({ visible }) => visible);
  const front = open.find(({ id }) => id === held) ?? open[0];

  // In the body, because the rest of the page is inert while a dialog is open.
  return createPortal(
    // React Aria’s mark of a top layer: it stays accessible over a dialog, and a press on it does not close the dialog.
    <div className={styles['list']} data-react-aria-top-layer="true">
      {toasts.map((item) => (
        <ToastItem
          key={item.id}
          item={item}
          state={item === front ? 'open' : item.visible ? 'covered' : 'closing'}
          isHeld={item.id === held}
          onHold={() => setHeld(item.id)}
          onRelease={() => setHeld(undefined)}
        />
      ))}
    </div>,
    document.body,
  );
}

interface ToastItemProps {
  readonly item: Toast;
  readonly state: 'open' | 'covered' | 'closing';
  readonly isHeld: boolean;
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

function ToastItem({ item, state, isHeld, onHold, onRelease }: ToastItemProps) {
  const { t } = useTranslation('shell');
  const Icon = icons[item.type] ?? Info;
  const isCounting = state === 'open' && !isHeld;
  const left = useRef(duration);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCounting) return;
    const began = performance.now();
    const timer = setTimeout(() => toast.dismiss(item.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isCounting, item.id]);

  return (
    <div
      ref={root}
      className={styles['toast']}
      data-tone={item.type}
      data-state={state}
      // A finger enters, and leaves only with the next tap elsewhere.
      onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : onHold())}
      onPointerLeave={() => (root.current?.contains(document.activeElement) ? undefined : onRelease())}
      onFocus={onHold}
      onBlur={() => (root.current?.matches(':hover') ? undefined : onRelease())}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles['text']} {...item.ariaProps}>
        {resolveValue(item.message, item)}
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('toast.close')}
        onClick={() => toast.dismiss(item.id)}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
