import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import { Switch } from 'shared-ui/primitives/switch/switch.tsx';
import styles from './keyboard-dialog.module.css';
import { areShortcutsEnabled, setShortcutsEnabled } from './shortcut-keys.ts';

const keys = ['search', 'help', 'down', 'enter', 'escape'] as const;
const signs = { search: '/', help: '?', down: '↓ ↑' };

interface KeyboardDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keyboard shortcuts, and a switch for the single-key ones. */
export function KeyboardDialog({ isOpen, onClose }: KeyboardDialogProps) {
  const { t } = useTranslation('remote-public/frame');
  const [isOn, setOn] = useState(areShortcutsEnabled);
  const handleTurn = (on: boolean) => {
    setShortcutsEnabled(on);
    setOn(on);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.open')} closeLabel={t('keys.close')}>
      <dl className={styles.keys}>
        {keys.map((name) => (
          <div key={name} className={styles.row}>
            <dt>
              <kbd className={styles.key}>
                {name === 'enter' || name === 'escape' ? t(`keys.names.${name}`) : signs[name]}
              </kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch isOn={isOn} onChange={handleTurn}>
        {t('keys.on')}
      </Switch>
    </Dialog>
  );
}
