import { useQuery } from '@tanstack/react-query';
import { Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Party } from '../appointments/queries/available-actions.ts';
import { useAppointmentQueries } from '../appointments/queries/use-appointment-queries.ts';
import type { Reader } from '../time/format-time.ts';
import type { Translate } from '../texts/translate.ts';
import { useUnreadConversations } from '../messages/data/use-unread-conversations.ts';
import { useSendUnsent } from '../messages/outbox/use-send-unsent.ts';
import { BrowserNotifications } from '../notifications/browser-notifications.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useUnreadNews } from '../notifications/use-unread-news.ts';
import { AreaQueryProvider } from '../queries/area-query-provider.tsx';
import { deviceZone, homeZone } from 'shared-contracts/formats/time/device-zone';
import { zoneName } from 'shared-contracts/formats/time/zone-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Wordmark } from '../../primitives/wordmark/wordmark.tsx';
import styles from './area-frame.module.css';
import { DashboardFrame } from './dashboard-frame.tsx';
import type { FrameAction } from './frame-item.ts';
import { frameLinks, type NavigationItem, type NavigationKey } from './frame-links.ts';
import { FrameSwitches } from './frame-switches.tsx';
import { RingRegion } from './ring-region.tsx';
import { useAppointmentToasts, type NewsKey } from './use-appointment-toasts.ts';

export type { NavigationItem };

type FrameKey =
  | 'area'
  | 'close'
  | 'home'
  | 'messageCount'
  | 'more'
  | 'navigation'
  | 'notifications'
  | 'pendingCount'
  | 'shortcuts'
  | 'unreadCount'
  | 'useDark'
  | 'ring.close'
  | 'ring.join'
  | 'ring.waits'
  | 'useLight'
  | 'zone'
  | NewsKey;

export interface AreaFrameProps<Menu extends string, Bar extends Menu> {
  /** The strings of the area's `frame` namespace. */
  readonly translate: Translate<FrameKey | NavigationKey<NoInfer<Menu>, NoInfer<Bar>>>;
  readonly party: Party;
  /** In order; pages that are not open are omitted, and `pending` and `message` have a count. */
  readonly items: readonly NavigationItem<Menu, Bar>[];
  readonly actions: readonly FrameAction[];
  /** A hook, where the area reads times by other clocks than those of the device. */
  readonly useReader?: () => Reader;
  /** A hook: how much waits for the reader beside what they answer, which is counted at `pending` too. */
  readonly useTaskCount?: () => number;
  /** The dialogs opened by the menu. */
  readonly children: ReactNode;
}

const useNoTasks = () => 0;

function Frame<Menu extends string, Bar extends Menu>({
  translate,
  party,
  items,
  actions,
  useReader,
  useTaskCount = useNoTasks,
  children,
}: AreaFrameProps<Menu, Bar>) {
  const user = useSessionUser();
  const { navigation, closedPages, locale } = usePlatform();
  const { data: requests } = useQuery(useAppointmentQueries(party).pendingCount());
  const count = useTaskCount() + (requests ?? 0);
  const unread = useUnreadConversations(party);
  const counts: Readonly<Partial<Record<string, Pick<NavigationItem<Menu, Bar>, 'count' | 'countLabel'>>>> = {
    pending: { count, countLabel: translate('pendingCount', { count }) },
    message: unread === undefined ? {} : { count: unread, countLabel: translate('messageCount', { count: unread }) },
  };
  const openItems = items
    .filter(({ to }) => !closedPages.includes(to))
    .map((item) => ({ ...item, ...counts[item.key] }));
  useSendUnsent();
  useAppointmentToasts(translate);
  const news = useUnreadNews();
  // Pages that other remotes add to this area.
  const pagesOfOthers = navigation
    .filter(({ to, audience }) => audience === user?.role && !items.some((item) => item.to === to))
    .map(({ to, label }) => ({ to, label, Icon: Puzzle }));
  return (
    <DashboardFrame
      ring={<RingRegion translate={translate} party={party} />}
      brand={
        <Link to="/" className={styles.brand} aria-label={translate('home')}>
          <Wordmark />
        </Link>
      }
      bell={<NotificationBell translate={translate} party={party} useReader={useReader} />}
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
      {useReader === undefined && deviceZone() === null ? (
        <p className={styles.zone}>{translate('zone', { zone: zoneName(homeZone, locale) })}</p>
      ) : null}
      <Outlet />
      {children}
      <BrowserNotifications party={party} useReader={useReader} />
      <VisuallyHidden>
        <span aria-live="polite">{news > 0 ? translate('unreadCount', { count: news }) : null}</span>
      </VisuallyHidden>
    </DashboardFrame>
  );
}

/** The layout of an area: the frame around its pages, named after the signed-in user. */
export const AreaFrame = <Menu extends string, Bar extends Menu>(props: AreaFrameProps<Menu, Bar>) => (
  <AreaQueryProvider>
    <Frame {...props} />
  </AreaQueryProvider>
);
