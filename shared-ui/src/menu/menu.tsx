import type { ReactNode } from 'react';
import { Button as AriaButton, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names/class-names.ts';
import styles from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'default' | 'danger' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onAction: () => void;
}

export interface MenuProps {
  /** The name of the button when it shows an icon or a picture only. */
  readonly label?: string | undefined;
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly variant?: 'secondary' | 'quiet' | undefined;
  readonly size?: 'default' | 'dense' | undefined;
  readonly entries: readonly MenuEntry[];
}

/** A button that opens a short list of actions. For going places, show links instead. */
export function Menu({ label, trigger, variant = 'quiet', size = 'default', entries }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton
        className={classNames(buttonStyles.button, label === undefined ? undefined : buttonStyles.square)}
        data-variant={variant}
        data-size={size}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {trigger}
      </AriaButton>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <AriaMenu
          className={styles.menu ?? ''}
          onAction={(key) => entries.find((entry) => entry.id === key)?.onAction()}
          disabledKeys={entries.filter((entry) => entry.isDisabled).map((entry) => entry.id)}
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              className={styles.item ?? ''}
              data-tone={entry.tone}
            >
              {entry.icon}
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
