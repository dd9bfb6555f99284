import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { CalendarFeed } from 'shared-contracts/schemas/calendar-source';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { calendarQueries, renewFeed, stopFeed } from '../../data/practice/calendars.ts';
import styles from './sync-calendars.module.css';
import { useWhen } from './use-when.ts';

/** The address at which calendars read the appointments. */
export function FeedCard({ reader }: { readonly reader: Reader }) {
  const { t } = useTranslation('remote-pro/calendars');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const query = calendarQueries(http).feed();
  const { data: feed, error, refetch } = useQuery(query);
  const [asked, setAsked] = useState<'renew' | 'stop'>();
  const [isCreating, setCreating] = useState(false);
  const change = async (work: () => Promise<CalendarFeed | null>, done?: string) => {
    try {
      client.setQueryData(query.queryKey, await work());
      setAsked(undefined);
      if (done !== undefined) toast.success(done);
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      toast.error(errorText(failure.code));
    }
  };
  const handleCreate = async () => {
    setCreating(true);
    await change(() => renewFeed(http));
    setCreating(false);
  };
  const handleStop = async () => {
    await stopFeed(http);
    return null;
  };
  return (
    <Card aria-labelledby="feed-heading">
      <div className={styles.head}>
        <h2 id="feed-heading">{t('feed.title')}</h2>
        {feed === null ? (
          <Button variant="quiet" size="dense" isLoading={isCreating} onClick={() => void handleCreate()}>
            {t('feed.create')}
          </Button>
        ) : null}
      </div>
      {feed === undefined && error instanceof ProblemError ? (
        <Notice
          tone="danger"
          live="polite"
          action={
            <Button variant="secondary" size="dense" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(error.code)}
        </Notice>
      ) : null}
      {feed === undefined && error === null ? <Skeleton lines={3} /> : null}
      {feed === null ? <p className={styles.note}>{t('feed.text')}</p> : null}
      {feed ? (
        <FeedAddress feed={feed} reader={reader} onRenew={() => setAsked('renew')} onStop={() => setAsked('stop')} />
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'renew'}
        onClose={() => setAsked(undefined)}
        title={t('feed.renewTitle')}
        confirmLabel={t('feed.renew')}
        cancelLabel={t('cancel')}
        onConfirm={() => change(() => renewFeed(http), t('feed.renewed'))}
      >
        {t('feed.renewText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'stop'}
        onClose={() => setAsked(undefined)}
        title={t('feed.stopTitle')}
        confirmLabel={t('feed.stop')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={() => change(handleStop, t('feed.stopped'))}
      >
        {t('feed.stopText')}
      </ConfirmDialog>
    </Card>
  );
}

interface FeedAddressProps {
  readonly feed: CalendarFeed;
  readonly reader: Reader;
  readonly onRenew: () => void;
  readonly onStop: () => void;
}

function FeedAddress({ feed: { address, readAt }, reader, onRenew, onStop }: FeedAddressProps) {
  const { t } = useTranslation('remote-pro/calendars');
  const when = useWhen(reader);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'byHand'>();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      setCopied('copied');
    } catch {
      field.current?.select();
      setCopied('byHand');
    }
  };
  return (
    <>
      {address === null ? (
        <Notice tone="warning">{t('feed.lost')}</Notice>
      ) : (
        <>
          <Field
            ref={field}
            name="feedAddress"
            label={t('feed.address')}
            hint={t('feed.warning')}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            trailing={
              <IconButton
                label={t('feed.copy')}
                icon={
                  copied === 'copied' ? (
                    <Check size={18} strokeWidth={1.75} aria-hidden="true" />
                  ) : (
                    <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
                  )
                }
                onClick={() => void handleCopy()}
              />
            }
          />
          <p className={styles.detail} role="status">
            {copied
              ? t(`feed.${copied}`)
              : readAt === null
                ? t('feed.unread')
                : t('feed.readAt', { when: when(readAt) })}
          </p>
        </>
      )}
      {address === null ? null : (
        <p className={styles.links}>
          <a href={address.replace(/^https?:/u, 'webcal:')}>{t('feed.subscribe')}</a>
          <a href={address} download>
            {t('feed.download')}
          </a>
        </p>
      )}
      <div className={styles.feedActions}>
        <Button variant="quiet" size="dense" onClick={onRenew}>
          {t('feed.renew')}
        </Button>
        <Button variant="quiet" size="dense" onClick={onStop}>
          {t('feed.stop')}
        </Button>
      </div>
    </>
  );
}
