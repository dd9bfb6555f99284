import { LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDeleteAccountDialog } from 'shared-ui/domain/account/data/lazy-delete-account-dialog.tsx';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { useTaskCount } from '../../data/task-count.ts';
import { navigationItems } from './navigation-items.ts';

/** Frame of the client area. */
export function Component() {
  const { t } = useTranslation('remote-user/frame');
  const { t: confirm } = useTranslation('remote-user/confirmation');
  const [asked, setAsked] = useState<'logOut' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <AreaFrame
      translate={t}
      party="client"
      items={navigationItems}
      useTaskCount={useTaskCount}
      actions={[
        { label: t('menu.logOut'), Icon: LogOut, onSelect: () => setAsked('logOut') },
        { label: t('menu.delete'), Icon: Trash2, onSelect: () => setAsked('delete'), isDanger: true },
      ]}
    >
      <LogOutDialog translate={t} isOpen={asked === 'logOut'} onClose={close} />
      <LazyDeleteAccountDialog translate={confirm} isOpen={asked === 'delete'} onClose={close} />
    </AreaFrame>
  );
}
