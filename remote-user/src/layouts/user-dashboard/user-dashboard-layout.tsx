import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useWords } from 'shared-ui/domain/appointments/use-words.ts';
import { AreaFrame } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';
import { LogOutDialog } from 'shared-ui/domain/dashboard-frame/log-out-dialog.tsx';
import { navigationItems } from './navigation-items.ts';

/** Frame of the client area. */
export function Component() {
  const words = useWords('remote-user/frame');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <AreaFrame
      words={words}
      party="client"
      items={navigationItems}
      actions={[{ label: words('menu.logOut'), Icon: LogOut, onSelect: () => setLeaving(true) }]}
    >
      <LogOutDialog words={words} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </AreaFrame>
  );
}
