import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'shared-ui/domain/appointments/use-translate.ts';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { navigationItems } from './navigation-items.ts';

/** Frame of the client area. */
export function Component() {
  const translate = useTranslate('remote-user/frame');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <AreaFrame
      translate={translate}
      party="client"
      items={navigationItems}
      actions={[{ label: translate('menu.logOut'), Icon: LogOut, onSelect: () => setLeaving(true) }]}
    >
      <LogOutDialog translate={translate} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </AreaFrame>
  );
}
