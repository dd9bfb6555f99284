import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, X } from 'lucide-react';
import { useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { notification, type Notification } from 'shared-contracts/schemas/notification';
import { oneOf } from 'shared-contracts/schemas/wire';
import { object } from 'valibot';
import type { Reader } from '../time/format-time.ts';
import type { Party } from '../appointments/queries/available-actions.ts';
import { useNow } from '../time/use-now.ts';
import { refreshQueries } from '../queries/refresh-queries.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/button/icon-button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { BrowserSwitch } from './browser-switch.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import { notificationList } from './notification-list.ts';
import styles from './notification-panel.module.css';
import { notificationsKey, unreadCount } from './notification-queries.ts';
import type { NotificationWords } from './notification-sentence.ts';
import { useDeviceReader } from './use-device-reader.ts';

export interface NotificationPanelProps {
  readonly party: Party;
  /** A hook of the area, where it reads times by other clocks than those of the device. */
  readonly useReader?: (() => Reader) | undefined;
  readonly onClose: () => void;
}

const read = oneOf(notification);
const done = oneOf(object({}));

/** All notifications, the newest first: beside the sidebar, on a phone a sheet. Reached through the bell. */
export function NotificationPanel({
  party,
  useReader = useDeviceReader,
  onClose,
  words,
}: NotificationPanelProps & { readonly words: NotificationWords }) {
  const { http } = usePlatform();
  const reader = useReader();
  const now = useNow();
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data: unread } = useQuery(unreadCount(http));
  const { data, isError, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    notificationList(http),
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const refresh = () => refreshQueries(client, notificationsKey);
  const markOne = useMutation({
    mutationFn: ({ id }: Notification) =>
      http.request('PUT', `/base/notifications/update/${id}`, read, { body: { readAt: new Date().toISOString() } }),
    onSettled: refresh,
  });
  const markAll = useMutation({
    mutationFn: (until: string) => http.request('POST', '/notifications/read-all', done, { body: { until } }),
    onSettled: refresh,
  });
  const [newest] = rows;
  const handleMarkAll = () => {
    if (!newest) return;
    markAll.mutate(newest.createdAt);
    list.current?.focus();
  };
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      data-overlay
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} data-density="dashboard">
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {words.title}
            </Heading>
            <IconButton
              label={words.close}
              icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={onClose}
            />
          </header>
          <div className={styles.all}>
            {unread && newest ? (
              <Button
                variant="quiet"
                size="dense"
                icon={<CheckCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={handleMarkAll}
              >
                {words.markAll}
              </Button>
            ) : null}
            <BrowserSwitch words={words.browser} />
          </div>
          {markOne.isError || markAll.isError ? (
            <Notice tone="danger" live="assertive">
              {words.notMarked}
            </Notice>
          ) : null}
          {isError ? (
            <Notice
              tone="danger"
              live="polite"
              action={
                <Button variant="secondary" size="dense" onClick={() => void refetch()}>
                  {words.retry}
                </Button>
              }
            >
              {words.failed}
            </Notice>
          ) : null}
          {isPending ? (
            <div role="status" aria-label={words.loading} className={styles.loading}>
              <Skeleton lines={6} />
            </div>
          ) : null}
          {data && !newest ? (
            <EmptyState title={words.empty} headingLevel={3}>
              {words.emptyText}
            </EmptyState>
          ) : null}
          {newest ? (
            <ul ref={list} className={styles.list} tabIndex={-1}>
              {rows.map((row) => (
                <NotificationEntry
                  key={row.id}
                  row={row}
                  {...{ party, words, reader, now }}
                  onRead={() => markOne.mutate(row)}
                  onLeave={onClose}
                />
              ))}
            </ul>
          ) : null}
          {hasNextPage ? (
            <div className={styles.older}>
              <Button
                variant="secondary"
                size="dense"
                isLoading={isFetchingNextPage}
                loadingLabel={words.loading}
                onClick={() => void fetchNextPage()}
              >
                {words.older}
              </Button>
            </div>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
