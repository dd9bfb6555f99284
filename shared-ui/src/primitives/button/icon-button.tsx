import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name; there is no visible text. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'secondary' | 'quiet' | undefined;
  readonly size?: 'default' | 'dense' | undefined;
}

/** A square button with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'default',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles.square, className)}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
