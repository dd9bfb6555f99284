import {
  CalendarCheck,
  CalendarSearch,
  CircleHelp,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  PhoneCall,
  ReceiptText,
  Search,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, type ClientPath } from 'shared-contracts/remote/paths';
import type { FrameItem } from 'shared-ui/dashboard-frame/dashboard-frame';

type StaticPath = Exclude<ClientPath, '/user/rendez-vous/:id'> | '/recherche';

/** The places of the client area; four of them are in a phone's bottom bar. */
const places: readonly { key: string; to: StaticPath; Icon: LucideIcon; isInBar?: true }[] = [
  { key: 'dashboard', to: '/user/tableau-de-bord', Icon: LayoutDashboard, isInBar: true },
  { key: 'search', to: '/recherche', Icon: Search, isInBar: true },
  { key: 'pending', to: '/user/en-attente', Icon: Hourglass, isInBar: true },
  { key: 'appointments', to: '/user/rendez-vous', Icon: CalendarCheck, isInBar: true },
  { key: 'freeSlots', to: '/user/disponibilite', Icon: CalendarSearch },
  { key: 'availableNow', to: '/user/disp', Icon: PhoneCall },
  { key: 'professionals', to: '/user/clients', Icon: UsersRound },
  { key: 'message', to: '/user/message', Icon: MessagesSquare },
  { key: 'question', to: '/user/question', Icon: CircleHelp },
  { key: 'comment', to: '/user/comment', Icon: MessageSquareText },
  { key: 'reviews', to: '/user/avis', Icon: Star },
  { key: 'invoices', to: '/user/factures', Icon: ReceiptText },
  { key: 'profile', to: '/user/profile', Icon: UserRound },
  { key: 'password', to: '/user/fg-pw', Icon: KeyRound },
];

const icon = (Icon: LucideIcon) => <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;

/** Every place and action of the client area. */
export function useMenuItems(onLogOut: () => void): FrameItem[] {
  const { t } = useTranslation('remote-user/frame');
  return [
    ...places.map(({ key, to, Icon, isInBar }) => ({
      to: href(to),
      label: t(`menu.${key}`),
      icon: icon(Icon),
      ...(isInBar ? { shortLabel: t(`short.${key}`) } : {}),
    })),
    { label: t('menu.logOut'), icon: icon(LogOut), onSelect: onLogOut },
  ];
}
