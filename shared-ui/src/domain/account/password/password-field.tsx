import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { classNames } from '../../../primitives/class-names/class-names.ts';
import { FieldFrame, type FieldLimit, type FieldTexts } from '../../../primitives/field/field-frame.tsx';
import fieldStyles from '../../../primitives/field/field.module.css';
import { PasswordStrength, type PasswordStrengthTexts } from './password-strength.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps
  extends FieldTexts, FieldLimit, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'maxLength'> {
  /** "Afficher" / "Masquer" and their names for screen readers. */
  readonly showLabel: string;
  readonly hideLabel: string;
  /** For a new password: the strength indicator of section 5 and the rules. Omitted on sign-in. */
  readonly strength?: PasswordStrengthTexts | undefined;
}

/** A password field with a show button. Its value is only passed to `onChange` and the form. */
export function PasswordField({ showLabel, hideLabel, strength, onChange, ...props }: PasswordFieldProps) {
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (strength) setTyped(event.target.value);
    return onChange?.(event);
  };
  return (
    <FieldFrame limit={textLimits.password} {...props} describedBy={strength && rulesId}>
      {(input) => (
        <>
          <div className={fieldStyles.box}>
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              type={isShown ? 'text' : 'password'}
              className={classNames(fieldStyles.control, styles.input)}
              onChange={handleChange}
            />
            <button
              type="button"
              className={styles.toggle}
              aria-label={isShown ? hideLabel : showLabel}
              aria-controls={input.id}
              title={isShown ? hideLabel : showLabel}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff size={18} strokeWidth={1.75} /> : <Eye size={18} strokeWidth={1.75} />}
            </button>
          </div>
          {strength ? <PasswordStrength id={rulesId} value={typed} {...strength} /> : null}
        </>
      )}
    </FieldFrame>
  );
}
