import {
  CalendarCheck,
  CalendarClock,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Settings,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, type ProfessionalPath } from 'shared-contracts/remote/paths';
import type { FrameItem } from 'shared-ui/dashboard-frame/dashboard-frame';
import { usePendingCount } from './use-pending-count.ts';

type StaticPath = Exclude<ProfessionalPath, '/pro/rendez-vous/:id'>;

/** The sidebar in the order of the specification; the first four are in a phone's bottom bar. */
const places: readonly { key: string; to: StaticPath; Icon: LucideIcon; isInBar?: true }[] = [
  { key: 'dashboard', to: '/pro/tableau-de-bord', Icon: LayoutDashboard, isInBar: true },
  { key: 'pending', to: '/pro/en-attente', Icon: Hourglass, isInBar: true },
  { key: 'appointments', to: '/pro/rendez-vous', Icon: CalendarCheck, isInBar: true },
  { key: 'availability', to: '/pro/disponibilite', Icon: CalendarClock, isInBar: true },
  { key: 'articles', to: '/pro/articles', Icon: Newspaper },
  { key: 'promote', to: '/pro/publicite', Icon: Megaphone },
  { key: 'profile', to: '/pro/profile', Icon: UserRound },
  { key: 'account', to: '/pro/Compte', Icon: Settings },
  { key: 'message', to: '/pro/message', Icon: MessagesSquare },
  { key: 'password', to: '/pro/fg-pw', Icon: KeyRound },
];

const icon = (Icon: LucideIcon) => <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;

/** Every place and action of the professional area. */
export function useMenuItems(onAsk: (question: 'logOut' | 'delete') => void): FrameItem[] {
  const { t } = useTranslation('remote-pro/frame');
  const pending = usePendingCount();
  return [
    ...places.map(({ key, to, Icon, isInBar }) => ({
      to: href(to),
      label: t(`menu.${key}`),
      icon: icon(Icon),
      ...(isInBar ? { shortLabel: t(`short.${key}`) } : {}),
      ...(key === 'pending' ? { count: pending, countLabel: t('pendingCount', { count: pending }) } : {}),
    })),
    { label: t('menu.logOut'), icon: icon(LogOut), onSelect: () => onAsk('logOut') },
    { label: t('menu.delete'), icon: icon(Trash2), onSelect: () => onAsk('delete'), isDanger: true },
  ];
}
