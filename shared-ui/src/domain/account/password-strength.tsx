import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './password-field.module.css';

export interface PasswordStrengthTexts {
  /** 0 (empty) to 4: `passwordStrength` of shared-contracts. */
  readonly measure: (value: string) => 0 | 1 | 2 | 3 | 4;
  /** What each strength is called, from 0 to 4; the whole phrase, as it is read out. */
  readonly levels: readonly [string, string, string, string, string];
  /** `passwordRules` of shared-contracts with their translated names. */
  /** Read out after a rule: "respecté" / "pas encore". */
  readonly metLabel: string;
  readonly unmetLabel: string;
  /** Read out after each change: "3 règles sur 5". */
  readonly countMet: (met: number) => string;
  readonly rules: readonly { readonly label: string; readonly holds: (value: string) => boolean }[];
}

/** Four bars, a word, and the rules with those already met checked off; the field is described by them. */
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
        {levels[level]}
        {value === '' ? null : <VisuallyHidden>, {texts.countMet(met)}</VisuallyHidden>}
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
              {rule.label}
              <VisuallyHidden>, {holds ? texts.metLabel : texts.unmetLabel}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
