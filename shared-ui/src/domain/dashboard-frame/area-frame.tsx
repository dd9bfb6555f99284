import { useQuery } from '@tanstack/react-query';
import { Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { partyName } from 'shared-contracts/processes/party-name';
import type { Party } from '../appointments/available-actions.ts';
import { useAppointmentQueries } from '../appointments/use-appointment-queries.ts';
import type { Translate } from '../appointments/translate.ts';
import { AreaQueryProvider } from '../queries/area-query-provider.tsx';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Wordmark } from '../../primitives/wordmark/wordmark.tsx';
import styles from './area-frame.module.css';
import { DashboardFrame } from './dashboard-frame.tsx';
import type { FrameAction } from './frame-item.ts';
import { frameLinks, type NavigationItem, type NavigationKey } from './frame-links.ts';
import { FrameSwitches } from './frame-switches.tsx';
import { useAppointmentToasts, type NewsKey } from './use-appointment-toasts.ts';

export type { NavigationItem };

type FrameKey =
  | 'area'
  | 'close'
  | 'home'
  | 'more'
  | 'navigation'
  | 'pendingCount'
  | 'shortcuts'
  | 'useDark'
  | 'useLight'
  | NewsKey;

export interface AreaFrameProps<Menu extends string, Bar extends Menu> {
  /** The strings of the area's `frame` namespace. */
  readonly translate: Translate<FrameKey | NavigationKey<NoInfer<Menu>, NoInfer<Bar>>>;
  readonly party: Party;
  /** In order; pages that are not open are omitted, and `pending` has a count. */
  readonly items: readonly NavigationItem<Menu, Bar>[];
  readonly actions: readonly FrameAction[];
  /** The dialogs opened by the menu. */
  readonly children: ReactNode;
}

function Frame<Menu extends string, Bar extends Menu>({
  translate,
  party,
  items,
  actions,
  children,
}: AreaFrameProps<Menu, Bar>) {
  const user = useSessionUser();
  const { navigation, closedPages } = usePlatform();
  const { data: count } = useQuery(useAppointmentQueries(party).pendingCount());
  const waiting = count === undefined ? {} : { count, countLabel: translate('pendingCount', { count }) };
  const openItems = items
    .filter(({ to }) => !closedPages.includes(to))
    .map((item) => (item.key === 'pending' ? { ...item, ...waiting } : item));
  useAppointmentToasts(translate);
  // Pages that other remotes add to this area.
  const pagesOfOthers = navigation
    .filter(({ to, audience }) => audience === user?.role && !items.some((item) => item.to === to))
    .map(({ to, label }) => ({ to, label, Icon: Puzzle }));
  return (
    <DashboardFrame
      brand={
        <Link to="/" className={styles.brand} aria-label={translate('home')}>
          <Wordmark />
        </Link>
      }
      tools={<FrameSwitches toDarkLabel={translate('useDark')} toLightLabel={translate('useLight')} />}
      person={{ name: user ? partyName(user) : '', detail: translate('area') }}
      items={[...frameLinks(openItems, translate), ...pagesOfOthers, ...actions]}
      labels={{
        navigation: translate('navigation'),
        shortcuts: translate('shortcuts'),
        more: translate('more'),
        close: translate('close'),
      }}
    >
      <Outlet />
      {children}
    </DashboardFrame>
  );
}

/** The layout of an area: the frame around its pages, named after the signed-in user. */
export const AreaFrame = <Menu extends string, Bar extends Menu>(props: AreaFrameProps<Menu, Bar>) => (
  <AreaQueryProvider>
    <Frame {...props} />
  </AreaQueryProvider>
);
