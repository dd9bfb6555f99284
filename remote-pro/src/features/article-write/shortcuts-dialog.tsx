import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import { markdownCommands } from './markdown-edit.ts';
import { commandKeys, keysOf, saveKey, undoKey, type Shortcut } from './shortcuts.ts';
import styles from './write-article.module.css';

/** The keys of the writing screen. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { locale } = usePlatform();
  const shortcuts: readonly (readonly [name: string, Shortcut])[] = [
    [t('keys.save'), saveKey],
    [t('keys.undo'), undoKey],
    ...markdownCommands.map((command) => [t(`tools.${command}`), commandKeys[command]] as const),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('keys.title')}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <dl className={styles.shortcuts}>
        {shortcuts.map(([name, shortcut]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {keysOf(shortcut, locale).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
