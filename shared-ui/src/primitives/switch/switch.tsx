import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Describes the on state ("Je suis disponible maintenant"), and does not change when off. */
  readonly children: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

/** A switch with immediate effect. In a submitted form, use Checkbox. */
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
