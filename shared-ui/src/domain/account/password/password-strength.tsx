import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './password-field.module.css';

export interface PasswordStrengthTexts {
  /** 0 (empty) to 4: `passwordStrength` of shared-contracts. */
  readonly measure: (value: string) => 0 | 1 | 2 | 3 | 4;
  /** Names of the strengths 0 to 4, as whole phrases for screen readers. */
  readonly levels: readonly [string, string, string, string, string];
  /** `passwordRules` of shared-contracts with their translated names. */
  /** Announced after a rule: "respecté" / "pas encore". */
  readonly metLabel: string;
  readonly unmetLabel: string;
  /** Announced after each change: "3 règles sur 5". */
  readonly countMet: (met: number) => string;
  readonly rules: readonly { readonly label: string; readonly holds: (value: string) => boolean }[];
}

/** Four bars, a label, and the rules with the met ones ticked; they describe the field. */
export function PasswordStrength({
  id,
  value,
  measure,
  levels,
  rules,
  ...texts
}: PasswordStrengthTexts & { readonly id: string; readonly value: string }) {
  const level = measure(value);
  const met = rules.filter(({ holds }) => holds(value)).length;
  return (
    <div className={styles.strength}>
      <div className={styles.bars} data-level={level} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className={styles.word} role="status">
        <span>{levels[level]}</span>
        {value === '' ? null : <VisuallyHidden>{`, ${texts.countMet(met)}`}</VisuallyHidden>}
      </p>
      <ul className={styles.rules} id={id}>
        {rules.map((rule) => {
          const holds = rule.holds(value);
          return (
            <li key={rule.label} data-holds={holds || undefined}>
              {holds ? (
                <Check size={16} strokeWidth={2.25} aria-hidden="true" />
              ) : (
                <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
              )}
              <span>{rule.label}</span>
              <VisuallyHidden>{`, ${holds ? texts.metLabel : texts.unmetLabel}`}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
