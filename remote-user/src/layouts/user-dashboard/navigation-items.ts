import {
  CalendarCheck,
  CalendarSearch,
  CircleHelp,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  MessageSquareText,
  MessagesSquare,
  PhoneCall,
  ReceiptText,
  Search,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ClientPath } from 'shared-contracts/remote/paths';
import type frame from '../../locales/fr/frame.json';
import type { NavigationItem } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';

type StaticPath = Exclude<ClientPath, '/user/rendez-vous/:id'> | '/recherche';

type Item = NavigationItem<keyof typeof frame.menu, keyof typeof frame.short> & { readonly to: StaticPath };

/** The navigation of the client area; four of its items are in a phone's bottom bar. */
export const navigationItems: readonly Item[] = [
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
