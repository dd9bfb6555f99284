import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { mostCalendars, type CalendarSource } from 'shared-contracts/schemas/calendar-source';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { calendarQueries, refreshCalendar, removeCalendar } from '../../data/practice/calendars.ts';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import { FeedCard } from './feed-card.tsx';
import { NoticeOverlaps } from './notice-overlaps.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SourceItem } from './source-item.tsx';
import styles from './sync-calendars.module.css';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'password' | 'remove'; readonly source: CalendarSource };

/** Calendars elsewhere whose busy times are not offered, and the address at which they read the appointments here. */
export function SyncCalendars({ reader }: { readonly reader: Reader }) {
  const { t } = useTranslation('remote-pro/calendars');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: sources, error, refetch } = useQuery(calendarQueries(http).sources());
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const handleError = (failure: Error) => {
    if (!(failure instanceof ProblemError)) throw failure;
    toast.error(errorText(failure.code));
  };
  const refresh = useMutation({
    mutationFn: ({ id }: CalendarSource) => refreshCalendar(http, id),
    onSuccess: async ({ name, failure }) => {
      if (failure === null) toast.success(t('refreshed', { name }));
      else toast.error(t(`failure.${failure}`));
      await refreshPractice(client);
    },
    onError: handleError,
  });
  const handleRemove = async ({ id }: CalendarSource) => {
    try {
      await removeCalendar(http, id);
      toast.success(t('removed'));
      close();
      await refreshPractice(client);
    } catch (failure) {
      handleError(failure as Error);
    }
  };
  const isFull = sources !== undefined && sources.length >= mostCalendars;
  return (
    <div className={styles.cards}>
      <Card aria-labelledby="calendars-heading">
        <div className={styles.head}>
          <h2 id="calendars-heading">{t('title')}</h2>
          {isFull || sources === undefined ? null : (
            <Button
              variant="quiet"
              size="dense"
              aria-label={t('addCalendar')}
              onClick={() => setOpened({ kind: 'add' })}
            >
              {t('add')}
            </Button>
          )}
        </div>
        {sources === undefined && error instanceof ProblemError ? (
          <Notice
            tone="danger"
            live="polite"
            action={
              <Button variant="secondary" size="dense" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        ) : null}
        {sources === undefined && error === null ? <Skeleton lines={3} /> : null}
        {sources?.length === 0 ? <p className={styles.note}>{t('none')}</p> : null}
        <NoticeOverlaps reader={reader} isAsked={sources !== undefined && sources.length > 0} />
        <ul className={styles.list}>
          {sources?.map((source) => (
            <SourceItem
              key={source.id}
              source={source}
              reader={reader}
              isRefreshing={refresh.isPending && refresh.variables.id === source.id}
              onRefresh={() => refresh.mutate(source)}
              onRename={() => setOpened({ kind: 'rename', source })}
              onRemove={() => setOpened({ kind: 'remove', source })}
              onPassword={() => setOpened({ kind: 'password', source })}
            />
          ))}
        </ul>
        {isFull ? <p className={styles.note}>{t('full', { count: mostCalendars })}</p> : null}
      </Card>
      <FeedCard reader={reader} />
      {opened?.kind === 'add' ? (
        <Suspense fallback={null}>
          <AddDialog onClose={close} />
        </Suspense>
      ) : null}
      {opened?.kind === 'rename' ? <RenameDialog source={opened.source} onClose={close} /> : null}
      {opened?.kind === 'password' ? <PasswordDialog source={opened.source} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={opened?.kind === 'remove'}
        onClose={close}
        title={t('removeTitle', { name: opened?.kind === 'remove' ? opened.source.name : '' })}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={() => (opened?.kind === 'remove' ? handleRemove(opened.source) : undefined)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </div>
  );
}
