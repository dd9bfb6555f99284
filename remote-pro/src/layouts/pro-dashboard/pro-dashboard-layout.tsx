import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { DeleteAccountDialog } from '../../features/account-delete/delete-account-dialog.tsx';
import { navigationItems } from './navigation-items.ts';

/** Frame of the professional area: the sidebar of the specification, section 2. */
export function Component() {
  const { t } = useTranslation('remote-pro/frame');
  const [asked, setAsked] = useState<'logOut' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <AreaFrame
      translate={t}
      party="professional"
      items={navigationItems}
      actions={[
        { label: t('menu.logOut'), Icon: LogOut, onSelect: () => setAsked('logOut') },
        { label: t('menu.delete'), Icon: Trash2, onSelect: () => setAsked('delete'), isDanger: true },
      ]}
    >
      <LogOutDialog translate={t} isOpen={asked === 'logOut'} onClose={close} />
      <DeleteAccountDialog isOpen={asked === 'delete'} onClose={close} />
    </AreaFrame>
  );
}
