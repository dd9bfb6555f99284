import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names/class-names.ts';
import { ButtonContent } from './button-content.tsx';
import type { ButtonLook } from './button.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<typeof Link> {}

/** A link that looks like a button: for navigation; use Button for actions. */
export function ButtonLink({
  variant = 'primary',
  size = 'default',
  block = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}
