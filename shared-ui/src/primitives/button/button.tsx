import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `dense` is 36 px high, for dashboard tables only. */
  readonly size?: 'default' | 'dense' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** A lucide icon (`size={18} strokeWidth={1.75}`), before the text. */
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Keeps width, focus and place while the action runs; further clicks and submits are ignored. */
  readonly isLoading?: boolean | undefined;
  /** Said to screen readers while loading. */
  readonly loadingLabel?: string | undefined;
}

/** A native button. `type` is `button` unless told otherwise, so that it never submits a form by accident. */
export function Button({
  variant = 'primary',
  size = 'default',
  block = false,
  icon,
  isLoading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus to the body. A second click must neither act nor submit.
    // Nor must the second half of a double click, which may meet the next form under the pointer.
    if (isLoading || (type === 'submit' && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      aria-busy={isLoading || undefined}
      onClick={handleClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isLoading ? (
        <span className={styles.spinner}>
          <Spinner label={loadingLabel} />
        </span>
      ) : null}
    </button>
  );
}
