import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { Translate } from '../texts/translate.ts';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import { CountBadge } from '../dashboard-frame/count-badge.tsx';
import { loadNotificationPanel } from './load-notification-panel.tsx';
import styles from './notification-bell.module.css';
import type { NotificationPanelProps } from './notification-panel.tsx';
import { unreadCount } from './notification-queries.ts';

export interface NotificationBellProps extends Omit<NotificationPanelProps, 'onClose'> {
  readonly translate: Translate<'notifications' | 'unreadCount'>;
}

/** The header's bell: how many notifications are unread, and the panel with all of them. */
export function NotificationBell({ translate, ...panel }: NotificationBellProps) {
  const { http, locale, toast } = usePlatform();
  const errorText = useErrorText();
  const { data: count } = useQuery(unreadCount(http));
  const [Panel, setPanel] = useState<ComponentType<NotificationPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const handleClick = async () => {
    try {
      const Loaded = Panel ?? (await loadNotificationPanel(locale, panel.party));
      setPanel(() => Loaded);
      setOpen(true);
    } catch {
      toast.error(errorText('UNAVAILABLE'));
    }
  };
  return (
    <>
      <IconButton
        label={count ? translate('unreadCount', { count }) : translate('notifications')}
        icon={
          <span className={styles.icon}>
            <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
            <CountBadge count={count} label="" />
          </span>
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void handleClick()}
      />
      {Panel && isOpen ? <Panel {...panel} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
