import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { AccountSession } from 'shared-contracts/schemas/account-access';
import { deviceName, deviceOf } from './device-of.ts';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { Button } from '../../../primitives/button/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { countUnsent } from '../../messages/outbox/unsent.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { placesOf, returnFocus } from '../../../primitives/return-focus/return-focus.ts';
import { EditCard } from '../../../primitives/edit-card/edit-card.tsx';
import { accountQueries, refreshAccount } from '../account-queries.ts';
import { endOtherSessions, endSession } from '../account-calls.ts';
import type { AccountView } from '../account-view.ts';
import styles from './account-sessions.module.css';

const FIRST = 5;

/** Where the account is signed in: this device first. */
export function AccountSessions({ view }: { readonly view: AccountView }) {
  const { translate } = view;
  const { http, toast, session } = usePlatform();
  const navigate = useNavigate();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: sessions } = useSuspenseQuery(accountQueries(http).sessions());
  const [asked, setAsked] = useState<'others' | 'everywhere'>();
  const [areAllShown, setAllShown] = useState(false);
  const [error, setError] = useState<string>();
  const ordered = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const close = () => {
    setAsked(undefined);
    setError(undefined);
  };
  const shown = areAllShown ? ordered : ordered.slice(0, FIRST);
  const unsent = asked === 'everywhere' && session.user ? countUnsent(session.user.id) : 0;
  const end = async (id: string) => {
    const places = placesOf(document.activeElement);
    try {
      await endSession(http, id);
      toast.success(translate('sessions.ended'));
    } catch (failure) {
      // Somebody else has ended it: the list shows so.
      const code = failure instanceof ProblemError ? failure.code : 'INTERNAL';
      if (code !== 'NOT_FOUND') toast.error(errorText(code));
    }
    await refreshAccount(client);
    // Its row is gone.
    returnFocus(places);
  };
  const handleConfirm = async () => {
    setError(undefined);
    try {
      await endOtherSessions(http);
      if (asked === 'everywhere') {
        await session.end();
        return await navigate(href('/'));
      }
      // Before, as the button that asked goes with them, and the dialog gives the focus back to what is there.
      await refreshAccount(client);
      close();
      toast.success(translate('sessions.othersEnded'));
    } catch (failure) {
      setError(errorText(failure instanceof ProblemError ? failure.code : 'INTERNAL'));
    }
  };
  return (
    <EditCard id="sessions" title={translate('sessions.title')}>
      <ul className={styles.list}>
        {shown.map((session) => (
          <Session key={session.id} session={session} view={view} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <div className={styles.buttons}>
        {shown.length < ordered.length ? (
          <Button variant="quiet" onClick={() => setAllShown(true)}>
            {translate('sessions.all', { count: ordered.length })}
          </Button>
        ) : null}
        {ordered.length > 1 ? (
          <>
            <Button variant="secondary" onClick={() => setAsked('others')}>
              {translate('sessions.endOthers')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked('everywhere')}>
              {translate('sessions.endEverywhere')}
            </Button>
          </>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={close}
        title={translate(asked === 'everywhere' ? 'sessions.endEverywhere' : 'sessions.endOthers')}
        confirmLabel={translate('sessions.end')}
        cancelLabel={translate('cancel')}
        onConfirm={handleConfirm}
        error={error}
      >
        {asked === 'everywhere' ? (
          <>
            <p>{translate('sessions.endEverywhereText', { count: ordered.length })}</p>
            {unsent > 0 ? <Notice tone="warning">{translate('sessions.unsent', { count: unsent })}</Notice> : null}
          </>
        ) : (
          <p>{translate('sessions.endOthersText', { count: ordered.length - 1 })}</p>
        )}
      </ConfirmDialog>
    </EditCard>
  );
}

interface SessionProps {
  readonly session: AccountSession;
  readonly view: AccountView;
  readonly onEnd: () => Promise<void>;
}

function Session({ session: { userAgent, createdAt, usedAt, isCurrent }, view, onEnd }: SessionProps) {
  const { translate, timeZone } = view;
  const { locale } = usePlatform();
  const [isEnding, setEnding] = useState(false);
  const device = deviceOf(userAgent);
  const name = deviceName(device, translate('sessions.unknown'));
  const Icon = device.isPhone ? Smartphone : Monitor;
  const moment = (instant: string) => formatMoment(instant, { locale, timeZone });
  const handleEnd = async () => {
    setEnding(true);
    await onEnd();
    setEnding(false);
  };
  return (
    <li className={styles.session}>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.texts}>
        <p className={styles.name}>
          <span>{name}</span> {isCurrent ? <Badge tone="ink">{translate('sessions.current')}</Badge> : null}
        </p>
        <p className={styles.times}>
          <span>{translate('sessions.used', { moment: moment(usedAt) })}</span>
          <span>{translate('sessions.opened', { moment: moment(createdAt) })}</span>
        </p>
      </div>
      {isCurrent ? null : (
        <Button variant="quiet" size="dense" isLoading={isEnding} onClick={() => void handleEnd()}>
          {translate('sessions.end')}
          <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
