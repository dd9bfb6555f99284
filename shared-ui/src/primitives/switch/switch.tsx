import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Says what is on when it is on ("Je suis disponible maintenant"), and stays as it is when it is off. */
  readonly children: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

/** On or off, with effect at once. In a form that is submitted, take Checkbox. */
export function Switch({ isOn, onChange, children, isDisabled = false }: SwitchProps) {
  return (
    <AriaSwitch className={styles.switch ?? ''} isSelected={isOn} onChange={onChange} isDisabled={isDisabled}>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
