import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'section'> {
  /** `sunken` for secondary content. */
  readonly ground?: 'surface' | 'sunken' | undefined;
  readonly padding?: 'none' | 'default' | 'roomy' | undefined;
}

/** A bordered container. Give it `aria-labelledby` when it has a heading. */
export function Card({ ground = 'surface', padding = 'default', className, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames(styles.card, className)} data-ground={ground} data-padding={padding} />
  );
}
