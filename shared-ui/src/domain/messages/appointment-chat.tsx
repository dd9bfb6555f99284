import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useNow } from '../time/use-now.ts';
import { AccountQueryProvider } from '../queries/account-query-provider.tsx';
import { codeOf } from './code-of.ts';
import { CannotWrite } from './composer/cannot-write.tsx';
import { Composer } from './composer/composer.tsx';
import { MessageList } from './conversation/message-list.tsx';
import styles from './appointment-chat.module.css';
import { openConversation } from './data/message-client.ts';
import { messageQueries } from './data/message-queries.ts';
import { useLiveMessages } from './data/use-live-messages.ts';
import type { MessagesView } from './messages-view.ts';
import { useFlush } from './outbox/use-flush.ts';

export interface AppointmentChatProps extends Omit<MessagesView, 'now'> {
  readonly appointmentId: string;
  /** The other person's id. */
  readonly to: string;
}

/** The conversation about an appointment, beside something else. Brings its own query client. */
export function AppointmentChat(props: AppointmentChatProps) {
  return (
    <AccountQueryProvider>
      <Opened {...props} />
    </AccountQueryProvider>
  );
}

function Opened({ appointmentId, to, ...reading }: AppointmentChatProps) {
  const { party, translate } = reading;
  const { http } = usePlatform();
  const opening = useQuery({
    queryKey: ['conversation-with', party, to, appointmentId],
    queryFn: () =>
      openConversation(http, { ...(party === 'client' ? { professionalId: to } : { clientId: to }), appointmentId }),
    // Asked once: it creates the conversation.
    staleTime: Infinity,
    throwOnError: false,
  });
  const view: MessagesView = { ...reading, now: useNow() };
  useLiveMessages(party);
  useFlush();
  if (opening.data !== undefined) return <Thread id={opening.data.id} view={view} />;
  if (opening.isError && !opening.isFetching)
    return <Failure error={opening.error} view={view} onRetry={() => void opening.refetch()} />;
  return <Loading>{translate('loading')}</Loading>;
}

function Thread({ id, view }: { readonly id: string; readonly view: MessagesView }) {
  const { http } = usePlatform();
  const [written, setWritten] = useState(0);
  const queries = messageQueries(http, view.party);
  const conversation = useQuery(queries.one(id));
  const thread = useQuery(queries.thread(id));
  if (conversation.data !== undefined && thread.data !== undefined)
    return (
      <div className={styles.chat}>
        <MessageList conversation={conversation.data} latest={thread.data} view={view} found={null} written={written} />
        {conversation.data.canWrite === 'open' ? (
          <Composer conversation={conversation.data} view={view} onWritten={() => setWritten((times) => times + 1)} />
        ) : (
          <CannotWrite conversation={conversation.data} view={view} />
        )}
      </div>
    );
  const error = conversation.error ?? thread.error;
  const retry = () => void Promise.all([conversation.refetch(), thread.refetch()]);
  return error ? <Failure error={error} view={view} onRetry={retry} /> : <Loading>{view.translate('loading')}</Loading>;
}

const Loading = ({ children }: { readonly children: string }) => (
  <div className={styles.part} role="status" aria-label={children}>
    <Skeleton shape="block" lines={4} />
  </div>
);

interface FailureProps {
  readonly error: Error;
  readonly view: MessagesView;
  readonly onRetry: () => void;
}

function Failure({ error, view: { translate }, onRetry }: FailureProps): ReactNode {
  const errorText = useErrorText();
  return (
    <div className={styles.part}>
      <Notice
        tone="danger"
        live="polite"
        title={translate('messagesFailed')}
        action={
          <Button variant="secondary" size="dense" onClick={onRetry}>
            {translate('retry')}
          </Button>
        }
      >
        {errorText(codeOf(error))}
      </Notice>
    </div>
  );
}
