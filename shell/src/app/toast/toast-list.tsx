import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import styles from './toast-list.module.css';

/** Specification, section 9: closes after 5000 ms, exit animation 300 ms. */
export const toastTiming = { duration: 5000, removeDelay: 300 } as const;

const icons: Partial<Record<Toast['type'], typeof Info>> = { success: CircleCheck, error: CircleAlert };

/** The toasts, top right, newest first. Hover or focus pauses them. */
export function ToastList() {
  const { toasts, handlers } = useToaster(toastTiming);
  const { startPause, endPause } = handlers;
  const isEmpty = toasts.length === 0;
  const { t } = useTranslation('shell');

  // A button that disappears under the pointer or focus fires neither leave nor blur: toasts would stay paused.
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);

  // In the body, because the rest of the page is inert while a dialog is open.
  return createPortal(
    <div
      className={styles['list']}
      // React Aria’s mark of a top layer: it stays accessible over a dialog, and a press on it does not close the
      // dialog.
      data-react-aria-top-layer="true"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts.map((item) => {
        const Icon = icons[item.type] ?? Info;
        return (
          <div
            key={item.id}
            className={styles['toast']}
            data-tone={item.type}
            data-state={item.visible ? 'open' : 'closing'}
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
      })}
    </div>,
    document.body,
  );
}
