import {
  CalendarCheck,
  CalendarClock,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Settings,
  Star,
  UserRound,
  Users,
} from 'lucide-react';
import type { ProfessionalPath } from 'shared-contracts/remote/paths';
import type frame from '../../locales/fr/frame.json';
import type { NavigationItem } from 'shared-ui/domain/dashboard-frame/area-frame.tsx';

type StaticPath = Exclude<ProfessionalPath, `${string}:id`>;

type Item = NavigationItem<keyof typeof frame.menu, keyof typeof frame.short> & { readonly to: StaticPath };

/** The sidebar in the order of the specification; `isInBar` for a phone's bottom bar. */
export const navigationItems: readonly Item[] = [
  { key: 'dashboard', to: '/pro/tableau-de-bord', Icon: LayoutDashboard, isInBar: true },
  { key: 'pending', to: '/pro/en-attente', Icon: Hourglass, isInBar: true },
  { key: 'appointments', to: '/pro/rendez-vous', Icon: CalendarCheck, isInBar: true },
  { key: 'clients', to: '/pro/clients', Icon: Users },
  { key: 'reviews', to: '/pro/avis', Icon: Star },
  { key: 'availability', to: '/pro/disponibilite', Icon: CalendarClock, isInBar: true },
  { key: 'articles', to: '/pro/articles', Icon: Newspaper },
  { key: 'promote', to: '/pro/publicite', Icon: Megaphone },
  { key: 'profile', to: '/pro/profile', Icon: UserRound },
  { key: 'account', to: '/pro/Compte', Icon: Settings },
  { key: 'message', to: '/pro/message', Icon: MessagesSquare },
  { key: 'password', to: '/pro/fg-pw', Icon: KeyRound },
];
