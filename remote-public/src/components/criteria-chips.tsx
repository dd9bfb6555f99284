import { X } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import styles from './criteria-chips.module.css';

export interface Criterion {
  readonly name: string;
  /** Text of the chip. */
  readonly value: string;
  /** "Retirer le critère Langue : Wolof" */
  readonly removeLabel: string;
  /** URL of the list without it. */
  readonly to: To;
}

interface CriteriaChipsProps {
  readonly label: string;
  readonly criteria: readonly Criterion[];
  readonly clearLabel: string;
  /** URL of the list without any. */
  readonly path: string;
}

/** Chips of the active filters; each links to the list without it. */
export function CriteriaChips({ label, criteria, clearLabel, path }: CriteriaChipsProps) {
  if (criteria.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {criteria.map(({ name, value, removeLabel, to }) => (
        <li key={name}>
          <Link className={styles.chip} to={to} aria-label={removeLabel}>
            <span>{value}</span>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {criteria.length > 1 ? (
        <li>
          <Link className={styles.clear} to={path}>
            {clearLabel}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
