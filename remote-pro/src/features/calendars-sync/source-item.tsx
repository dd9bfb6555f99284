import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarSource } from 'shared-contracts/schemas/calendar-source';
import { formatMoment, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { IconButton } from 'shared-ui/primitives/button/icon-button.tsx';
import styles from './sync-calendars.module.css';
import { useWhen } from './use-when.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SourceItemProps {
  readonly source: CalendarSource;
  readonly reader: Reader;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  readonly onPassword: () => void;
}

/** One calendar: where it is, when it was read or why it cannot be. */
export function SourceItem({
  source,
  reader,
  isRefreshing,
  onRefresh,
  onRename,
  onRemove,
  onPassword,
}: SourceItemProps) {
  const { t } = useTranslation('remote-pro/calendars');
  const when = useWhen(reader);
  const { name, host, userName, readAt, failure, failingSince } = source;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p translate="no" className={styles.name}>
          {name}
        </p>
        <p className={styles.detail}>
          <span translate="no">{userName === null ? host : `${userName} · ${host}`}</span>
          {failure === null ? (
            <span>{readAt === null ? t('unread') : t('read', { when: when(readAt) })}</span>
          ) : (
            <span className={styles.failure}>
              {`${t('failing', {
                problem: t(`failure.${failure}`),
                since: failingSince === null ? '' : formatMoment(failingSince, reader),
              })} ${t('kept')}`}
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          size="dense"
          label={t('refresh', { name })}
          icon={<RefreshCw {...icon} className={isRefreshing ? styles.turning : undefined} />}
          aria-disabled={isRefreshing}
          aria-busy={isRefreshing}
          onClick={() => (isRefreshing ? undefined : onRefresh())}
        />
        <IconButton size="dense" label={t('rename', { name })} icon={<Pencil {...icon} />} onClick={onRename} />
        <IconButton size="dense" label={t('remove', { name })} icon={<Trash2 {...icon} />} onClick={onRemove} />
      </div>
      {failure === 'password_wrong' && userName !== null ? (
        <div className={styles.password}>
          <Button variant="secondary" size="dense" onClick={onPassword}>
            {t('password')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
