import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Name of the list: "Étapes de la réservation". */
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly label: ReactNode }[];
  /** Id of the current step; earlier ones are done. */
  readonly current: string;
  /** Announced after a completed step: "terminé". */
  readonly doneLabel: string;
}

/** Progress in a short sequence. On a phone only the current step is named. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < at ? <Check size={14} strokeWidth={3} /> : index + 1}
          </span>
          <span className={styles.label}>
            <span>{step.label}</span>
            {index < at ? <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
