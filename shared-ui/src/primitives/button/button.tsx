import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { ButtonContent } from './button-content.tsx';
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
  /** Keeps width, focus and position while the action runs; further clicks and submits are ignored. */
  readonly isLoading?: boolean | undefined;
  /** Announced to screen readers while loading. */
  readonly loadingLabel?: string | undefined;
}

/** A native button. `type` is `button` by default, so that it never submits a form by accident. */
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
    // Not `disabled`, which would move the focus to the body. Neither a second click nor the rest of a double click,
    // which may hit the next form under the pointer, may act or submit.
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
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {isLoading ? (
        <span className={styles.spinner}>
          <Spinner label={loadingLabel} />
        </span>
      ) : null}
    </button>
  );
}
