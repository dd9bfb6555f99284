import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { Conversation, FoundConversation } from 'shared-contracts/schemas/conversation';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { Button } from '../../../primitives/button/button.tsx';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { EmptyState } from '../../../primitives/empty-state/empty-state.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { SegmentedFilter } from '../../../primitives/segmented-filter/segmented-filter.tsx';
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx';
import { shownGroups, shownOf, type Shown } from '../data/message-client.ts';
import { messageQueries } from '../data/message-queries.ts';
import { codeOf } from '../code-of.ts';
import type { MessagesView } from '../messages-view.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationSearch } from './conversation-search.tsx';
import styles from './conversations.module.css';
import { useSettled } from '../../queries/use-settled.ts';

interface ConversationListProps {
  readonly view: MessagesView;
  /** Id of the open conversation. */
  readonly open: string | null;
}

/** What the API searches for. */
const SHORTEST = 3;
const LONGEST = textLimits.conversationSearch;

const matchOf = (row: Conversation | FoundConversation) => ('match' in row ? row.match : null);

/** Every conversation, those with something unread, or the archived ones; or what a search finds. */
export function ConversationList({ view, open }: ConversationListProps) {
  const { translate, party } = view;
  const { http } = usePlatform();
  const errorText = useErrorText();
  const [address, setAddress] = useSearchParams();
  const show = shownOf(address.get('show'));
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const isSearch = typed.trim() !== '';
  const found = Number(address.get('m')) || undefined;
  const queries = messageQueries(http, party);
  const list = useInfiniteQuery(queries.list(show));
  const search = useQuery({ ...queries.search(text), enabled: text.length >= SHORTEST && text.length <= LONGEST });
  const shown = isSearch ? search : list;
  const rows = isSearch ? search.data?.rows : list.data?.pages.flatMap((page) => page.rows);
  const region = useRef<HTMLDivElement>(null);
  useFocusOnReturn(open, found, region);
  const ofOpen = rows?.filter(({ id }) => id === open) ?? [];
  const current = ofOpen.find((row) => matchOf(row)?.seq === found) ?? ofOpen[0];

  const handleShow = (value: Shown) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'all') next.delete('show');
        else next.set('show', value);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const toConversation = (row: Conversation | FoundConversation) => {
    const next = new URLSearchParams(address);
    next.set('c', row.id);
    const match = matchOf(row);
    if (match) next.set('m', String(match.seq));
    else next.delete('m');
    return { search: `?${next}` };
  };

  const isTooShort = isSearch && typed.trim().length < SHORTEST;
  const isTooLong = typed.trim().length > LONGEST; // the field says so
  const none: ReactNode = isTooShort
    ? translate('none.short')
    : isSearch
      ? translate('none.found')
      : translate(`none.${show}`);
  return (
    <div ref={region} className={styles.list}>
      <div className={styles.filters}>
        <ConversationSearch value={typed} translate={translate} onChange={setTyped} />
        {isSearch ? null : (
          <SegmentedFilter<Shown>
            legend={translate('filter')}
            options={shownGroups.map((value) => ({ value, label: translate(`show.${value}`) }))}
            value={show}
            onChange={handleShow}
          />
        )}
      </div>
      <nav aria-label={translate('list')} className={styles.scroll}>
        {isTooLong ? null : shown.isError && rows === undefined ? (
          <div className={styles.notice}>
            <Notice
              tone="danger"
              live="polite"
              title={translate('failed')}
              action={
                <Button variant="secondary" size="dense" onClick={() => void shown.refetch()}>
                  {translate('retry')}
                </Button>
              }
            >
              {errorText(codeOf(shown.error))}
            </Notice>
          </div>
        ) : isTooShort || rows?.length === 0 ? (
          !isSearch && show === 'all' ? (
            <NoConversation view={view} />
          ) : (
            <p className={styles.none} role="status">
              {none}
            </p>
          )
        ) : rows === undefined ? (
          <div role="status" aria-label={translate('loading')} className={styles.loading}>
            <Skeleton lines={8} />
          </div>
        ) : (
          <ul className={styles.rows}>
            {rows.map((conversation) => (
              <ConversationRow
                key={`${conversation.id} ${matchOf(conversation)?.seq}`}
                conversation={conversation}
                view={view}
                to={toConversation(conversation)}
                isOpen={conversation === current}
              />
            ))}
          </ul>
        )}
        {isSearch && !isTooLong && search.data?.isCapped ? (
          <p className={styles.none}>{translate('none.capped')}</p>
        ) : null}
        {!isSearch && list.hasNextPage ? (
          <div className={styles.more}>
            <Button
              variant="secondary"
              size="dense"
              isLoading={list.isFetchingNextPage}
              loadingLabel={translate('loading')}
              onClick={() => void list.fetchNextPage()}
            >
              {translate('more')}
            </Button>
          </div>
        ) : null}
      </nav>
    </div>
  );
}

/** Before the first conversation; there may be archived ones. */
function NoConversation({ view: { translate, party } }: { readonly view: MessagesView }) {
  return (
    <EmptyState
      title={translate('empty.title')}
      action={
        <ButtonLink size="dense" variant="secondary" to={href(party === 'client' ? '/recherche' : '/pro/clients')}>
          {translate(`empty.${party}Action`)}
        </ButtonLink>
      }
    >
      {translate(`empty.${party}`)}
    </EmptyState>
  );
}

/** Back from a conversation, on a phone, the focus is on its row again, of several on that of the message that was gone to. */
function useFocusOnReturn(
  open: string | null,
  found: number | undefined,
  region: RefObject<HTMLDivElement | null>,
): void {
  const last = useRef({ open, found });
  useEffect(() => {
    const before = last.current;
    if (open === null && before.open !== null) {
      const own = `[data-conversation="${CSS.escape(before.open)}"]`;
      const row =
        region.current?.querySelector<HTMLElement>(`${own}[data-match="${before.found}"]`) ??
        region.current?.querySelector<HTMLElement>(own);
      row?.focus();
    }
    // The way to the end of a conversation forgets the message, not the row.
    last.current = { open, found: found ?? (open === before.open ? before.found : undefined) };
  }, [open, found, region]);
}
