import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import type french from '../../locales/fr/notifications.json';
import { askBrowserPermission, useBrowserPermission } from './browser-permission.ts';
import styles from './channels.module.css';

interface BrowserSwitchProps {
  readonly words: (typeof french)['browser'];
  /** Says how it stands also where there is nothing to press. */
  readonly isWordy?: boolean;
}

/** Has the browser ask whether it may show notifications. It never asks by itself. */
export function BrowserSwitch({ words, isWordy = false }: BrowserSwitchProps) {
  const permission = useBrowserPermission();
  const [wasAsked, setAsked] = useState(false);
  const handleAsk = async () => {
    await askBrowserPermission();
    setAsked(true);
  };
  if (permission === 'unsupported') return null;
  if (permission === 'default')
    return (
      <Button
        variant="quiet"
        size="dense"
        icon={<BellRing size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void handleAsk()}
      >
        {words.allow}
      </Button>
    );
  if (!isWordy && !wasAsked) return null;
  return (
    <p className={styles.note} role="status">
      {words[permission]}
    </p>
  );
}
