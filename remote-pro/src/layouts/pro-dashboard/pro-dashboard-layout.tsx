import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'shared-ui/domain/appointments/use-translate.ts';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { DeleteAccountDialog } from '../../features/account-delete/delete-account-dialog.tsx';
import { navigationItems } from './navigation-items.ts';

/** Frame of the professional area: the sidebar of the specification, section 2. */
export function Component() {
  const translate = useTranslate('remote-pro/frame');
  const [asked, setAsked] = useState<'logOut' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <AreaFrame
      translate={translate}
      party="professional"
      items={navigationItems}
      actions={[
        { label: translate('menu.logOut'), Icon: LogOut, onSelect: () => setAsked('logOut') },
        { label: translate('menu.delete'), Icon: Trash2, onSelect: () => setAsked('delete'), isDanger: true },
      ]}
    >
      <LogOutDialog translate={translate} isOpen={asked === 'logOut'} onClose={close} />
      <DeleteAccountDialog isOpen={asked === 'delete'} onClose={close} />
    </AreaFrame>
  );
}
