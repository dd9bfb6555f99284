import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import {
  channels,
  notificationChannels,
  notificationKinds,
  type Channel,
  type NotificationChoice,
  type NotificationKind,
} from 'shared-contracts/schemas/notification-choice';
import { Switch } from '../../primitives/switch/switch.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { EditCard } from '../../primitives/edit-card/edit-card.tsx';
import { useBrowserPermission } from '../notifications/browser-permission.ts';
import { LazyNotificationChannels } from '../notifications/lazy-notification-channels.tsx';
import { ownSms } from '../notifications/sms-queries.ts';
import type { Party } from '../appointments/queries/available-actions.ts';
import { accountQueries, choicesKey, refreshAccount } from './account-queries.ts';
import { choose } from './account-calls.ts';
import type { AccountView } from './account-view.ts';
import styles from './account-notifications.module.css';

/** Without a choice a kind is told everywhere. */
const everywhere = { inApp: true, byMail: true, bySms: true, inBrowser: true };
/** Kinds that are about a page: without it nothing is told. */
const pagesOf: Readonly<Record<Party, Partial<Record<NotificationKind, string>>>> = {
  client: { messages: '/user/message' },
  professional: { messages: '/pro/message', publications: '/pro/publicite' },
};
/** Clients publish nothing that is announced, and professionals are told of no invoices. */
const kindsOf: Readonly<Record<Party, readonly NotificationKind[]>> = {
  client: notificationKinds.filter((kind) => kind !== 'publications'),
  professional: notificationKinds.filter((kind) => kind !== 'invoices'),
};

const choiceOf = (choices: readonly NotificationChoice[], kind: NotificationKind) =>
  choices.find((choice) => choice.kind === kind) ?? { id: kind, kind, ...everywhere };

/** What is told where. Mails about security have no switch. */
export function AccountNotifications({
  view: { party, translate, country, timeZone },
}: {
  readonly view: AccountView;
}) {
  const { http, locale, toast, closedPages } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: choices } = useSuspenseQuery(accountQueries(http).choices());
  const { data: sms } = useQuery(ownSms(http));
  const takesSms = sms?.number?.stoppedAt === null;
  const hasBrowser = useBrowserPermission() === 'granted';
  // Channels that can tell something here.
  const shown = channels.filter(
    (channel) => (channel !== 'bySms' || takesSms) && (channel !== 'inBrowser' || hasBrowser),
  );
  const kinds = kindsOf[party].filter(
    (kind) => notificationChannels[kind].length > 0 && !closedPages.includes(pagesOf[party][kind] ?? ''),
  );
  const handleChange = async (kind: NotificationKind, channel: Channel, isOn: boolean) => {
    const choice = { ...choiceOf(choices, kind), [channel]: isOn };
    client.setQueryData(choicesKey, [...choices.filter((other) => other.kind !== kind), choice]);
    try {
      await choose(http, { kind, [channel]: isOn });
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
      await refreshAccount(client);
    }
  };
  return (
    <EditCard id="notifications" title={translate('notifications.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {shown.map((channel) => (
              <th key={channel} scope="col">
                {translate(`notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{translate(`notifications.kind.${kind}`)}</th>
              {shown.map((channel) => (
                <td key={channel}>
                  {notificationChannels[kind].includes(channel) ? (
                    <Switch
                      isOn={choiceOf(choices, kind)[channel]}
                      isDisabled={channel === 'inBrowser' && !choiceOf(choices, kind).inApp}
                      onChange={(isOn) => void handleChange(kind, channel, isOn)}
                    >
                      <VisuallyHidden>{`${translate(`notifications.kind.${kind}`)}, `}</VisuallyHidden>
                      <span className={styles.channel}>{translate(`notifications.${channel}`)}</span>
                    </Switch>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{translate(`notifications.always.${party}`)}</p>
      <LazyNotificationChannels reader={{ locale, timeZone }} country={country} />
    </EditCard>
  );
}
