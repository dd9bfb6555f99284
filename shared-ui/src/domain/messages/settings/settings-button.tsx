import { Settings } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { IconButton } from '../../../primitives/button/icon-button.tsx';
import type { MessagesView } from '../messages-view.ts';
import { loadSettingsDialog } from './load-settings-dialog.tsx';
import type { SettingsDialogProps } from './settings-dialog.tsx';

/** Opens the settings, whose code comes with the first opening. */
export function SettingsButton({ view: { translate, party } }: { readonly view: MessagesView }) {
  const { locale, toast } = usePlatform();
  const errorText = useErrorText();
  const [Dialog, setDialog] = useState<ComponentType<Omit<SettingsDialogProps, 'words'>>>();
  const [isOpen, setOpen] = useState(false);
  const handleOpen = async () => {
    try {
      const Loaded = Dialog ?? (await loadSettingsDialog(locale));
      setDialog(() => Loaded);
      setOpen(true);
    } catch {
      toast.error(errorText('UNAVAILABLE'));
    }
  };
  return (
    <>
      <IconButton
        label={translate('settings')}
        icon={<Settings size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void handleOpen()}
      />
      {Dialog && isOpen ? <Dialog party={party} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
