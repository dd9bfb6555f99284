import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { href } from 'shared-contracts/remote/paths';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ConfirmFirst } from '../account/password/confirm-first.tsx';
import { codeOf } from './code-of.ts';
import styles from './conversation/conversation.module.css';
import { openConversation } from './data/message-client.ts';
import { messageQueries } from './data/message-queries.ts';
import type { MessagesView } from './messages-view.ts';

interface StartConversationProps {
  /** The other person's id. */
  readonly to: string;
  readonly appointmentId: string | null;
  readonly view: MessagesView;
}

const doorCodes = ['FIRST_CONTACTS_CLOSED', 'FIRST_CONTACTS_FULL'];

/** Opens the conversation with somebody, or says why there is none. */
export function StartConversation({ to, appointmentId, view }: StartConversationProps) {
  const { translate, party } = view;
  const { http } = usePlatform();
  const errorText = useErrorText();
  const [address] = useSearchParams();
  const opening = useQuery({
    queryKey: ['conversation-with', party, to, appointmentId],
    queryFn: async ({ client }) => {
      const other = party === 'client' ? { professionalId: to } : { clientId: to };
      try {
        const conversation = await openConversation(http, { ...other, appointmentId });
        client.setQueryData(messageQueries(http, party).one(conversation.id).queryKey, conversation);
        return conversation.id;
      } catch (error) {
        // An answer: its notice stays while it is asked whether the address is confirmed by now.
        if (codeOf(error) === 'EMAIL_NOT_CONFIRMED') return error;
        throw error;
      }
    },
    // Asked once: it creates the conversation, and leads away from here.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const list = new URLSearchParams(address);
  list.delete('to');
  list.delete('appointment');
  if (typeof opening.data === 'string') return <Navigate to={{ search: `?c=${opening.data}` }} replace />;
  const unconfirmed = opening.isError ? undefined : opening.data;
  if (unconfirmed === undefined && (!opening.isError || opening.isFetching))
    return (
      <div className={styles.centre} role="status" aria-label={translate('loading')}>
        <Skeleton shape="title" />
      </div>
    );
  const code = codeOf(opening.error);
  const toList = { search: list.size > 0 ? `?${list}` : '' };
  // The same request is refused again.
  const isFinal = opening.error instanceof ProblemError && opening.error.problem.status === 422;
  if (isFinal && party === 'professional')
    return (
      <div className={styles.centre}>
        <EmptyState
          title={translate('notYours.title')}
          action={
            <ButtonLink size="dense" variant="secondary" to={toList}>
              {translate('back')}
            </ButtonLink>
          }
        >
          {translate('notYours.text')}
        </EmptyState>
      </div>
    );
  const isDoor = doorCodes.includes(code);
  return (
    <div className={styles.centre}>
      {unconfirmed === undefined ? (
        <Notice
          tone={isDoor ? 'info' : 'danger'}
          live="polite"
          title={translate('startFailed')}
          action={
            isDoor && party === 'client' ? (
              <ButtonLink size="dense" to={href('/lawyers/booking/:id', { id: to })}>
                {translate('cannot.book')}
              </ButtonLink>
            ) : isFinal ? undefined : (
              <Button variant="secondary" size="dense" onClick={() => void opening.refetch()}>
                {translate('retry')}
              </Button>
            )
          }
        >
          {errorText(code)}
        </Notice>
      ) : (
        <ConfirmFirst
          translate={(word, values) => translate(`confirm.${word}`, values)}
          refusal={unconfirmed}
          onConfirmed={() => void opening.refetch()}
          action={
            <Button
              variant="quiet"
              size="dense"
              isLoading={opening.isFetching}
              loadingLabel={translate('loading')}
              onClick={() => void opening.refetch()}
            >
              {translate('confirm.done')}
            </Button>
          }
        />
      )}
      <p>
        <Link to={toList}>{translate('back')}</Link>
      </p>
    </div>
  );
}
