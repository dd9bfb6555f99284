import type { ComponentType } from 'react';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { SettingsDialogProps } from './settings-dialog.tsx';

/** The dialog and its words. */
export async function loadSettingsDialog(locale: Locale): Promise<ComponentType<Omit<SettingsDialogProps, 'words'>>> {
  const [{ SettingsDialog }, { default: words }] = await Promise.all([
    import(/* webpackChunkName: "message-settings" */ './settings-dialog.tsx'),
    locale === 'fr'
      ? import(/* webpackChunkName: "message-settings-fr" */ '../../../locales/fr/message-settings.json')
      : import(/* webpackChunkName: "message-settings-en" */ '../../../locales/en/message-settings.json'),
  ]);
  return (props) => <SettingsDialog {...props} words={words} />;
}
