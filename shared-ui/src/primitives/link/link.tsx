import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { classNames } from '../class-names/class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends ComponentPropsWithRef<typeof RouterLink> {
  /** `quiet` is underlined on hover only: for lists of links and card titles, never in running text. */
  readonly variant?: 'text' | 'quiet' | undefined;
}

/** An internal link; the locale comes from the router's basename, so `to` is written without it. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <RouterLink {...rest} className={classNames(styles.link, className)} data-variant={variant} />;
}
