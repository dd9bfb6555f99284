import { useQuery } from '@tanstack/react-query';
import { Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { partyName } from 'shared-contracts/processes/party-name';
import type { Party } from '../appointments/available-actions.ts';
import { useAppointmentQueries } from '../appointments/use-appointment-queries.ts';
import type { Words } from '../appointments/words.ts';
import { AreaQueryProvider, useAreaQueryClient } from '../queries/area-query-provider.tsx';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { Wordmark } from '../../primitives/wordmark/wordmark.tsx';
import styles from './area-frame.module.css';
import { DashboardFrame } from './dashboard-frame.tsx';
import type { FrameAction } from './frame-item.ts';
import { frameLinks, type NavigationItem } from './frame-links.ts';
import { FrameSwitches } from './frame-switches.tsx';
import { useAppointmentNews } from './use-appointment-news.ts';

export type { NavigationItem };

export interface AreaFrameProps {
  /** The words of the area's `frame` namespace. */
  readonly words: Words;
  readonly party: Party;
  /** In their order; those whose pages are not open are left out, and `pending` says how much waits there. */
  readonly items: readonly NavigationItem[];
  readonly actions: readonly FrameAction[];
  /** The dialogs that the menu opens. */
  readonly children: ReactNode;
}

/** The layout of an area: the frame around whatever page of it is shown, named after who is signed in. */
export function AreaFrame({ words, party, items, actions, children }: AreaFrameProps) {
  const user = useSessionUser();
  const { navigation, closedPages } = usePlatform();
  const { data: count } = useQuery(useAppointmentQueries(party).pendingCount(), useAreaQueryClient());
  const waiting = count === undefined ? {} : { count, countLabel: words('pendingCount', { count }) };
  const openItems = items
    .filter(({ to }) => !closedPages.includes(to))
    .map((item) => (item.key === 'pending' ? { ...item, ...waiting } : item));
  useAppointmentNews(words);
  // Pages that other remotes add to this area.
  const pagesOfOthers = navigation
    .filter(({ to, audience }) => audience === user?.role && !items.some((item) => item.to === to))
    .map(({ to, label }) => ({ to, label, Icon: Puzzle }));
  return (
    <DashboardFrame
      brand={
        <Link to="/" className={styles.brand} aria-label={words('home')}>
          <Wordmark />
        </Link>
      }
      tools={<FrameSwitches toDarkLabel={words('useDark')} toLightLabel={words('useLight')} />}
      person={{ name: user ? partyName(user) : '', detail: words('area') }}
      items={[...frameLinks(openItems, words), ...pagesOfOthers, ...actions]}
      labels={{
        navigation: words('navigation'),
        shortcuts: words('shortcuts'),
        more: words('more'),
        close: words('close'),
      }}
    >
      <AreaQueryProvider>
        <Outlet />
      </AreaQueryProvider>
      {children}
    </DashboardFrame>
  );
}
