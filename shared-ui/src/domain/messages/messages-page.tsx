import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Reader } from '../time/format-time.ts';
import type { Party } from '../appointments/queries/available-actions.ts';
import type { TranslateMessages } from '../texts/translate.ts';
import { useNow } from '../time/use-now.ts';
import { PageTitle } from '../../primitives/page-head/page-title.tsx';
import { ArchivedNotice } from './conversations/archived-notice.tsx';
import { ConversationList } from './conversations/conversation-list.tsx';
import { useArchived } from './conversations/use-archived.ts';
import { ConversationPane } from './conversation/conversation-pane.tsx';
import { useLiveMessages } from './data/use-live-messages.ts';
import styles from './messages-page.module.css';
import type { MessagesView } from './messages-view.ts';
import { SettingsButton } from './settings/settings-button.tsx';
import { StartConversation } from './start-conversation.tsx';
import { useFlush } from './outbox/use-flush.ts';

export interface MessagesPageProps {
  readonly translate: TranslateMessages;
  readonly reader: Reader;
  readonly party: Party;
  /** By whose clocks the times are, where that needs saying: over the list, and on a phone over the open conversation. */
  readonly zoneNote?: ReactNode;
}

/**
 * `/user/message` and `/pro/message`: conversations beside the one that is open (`?c=…`), on a phone one after the other. `?to=…` (and
 * `&appointment=…`) opens that with a person.
 */
export function MessagesPage({ translate, reader, party, zoneNote }: MessagesPageProps) {
  const [address] = useSearchParams();
  const view: MessagesView = { translate, reader, party, now: useNow() };
  const open = address.get('c');
  const [first] = useState(open);
  const to = address.get('to');
  const appointmentId = address.get('appointment');
  useLiveMessages(party);
  useFlush();
  const archived = useArchived(party);
  return (
    <div className={styles.page} data-fills="page" data-open={open !== null || to !== null || undefined}>
      <PageTitle>{translate('title')}</PageTitle>
      <div className={styles.head}>
        <h1 className={styles.title}>{translate('title')}</h1>
        <SettingsButton view={view} />
      </div>
      <div className={styles.zone}>{zoneNote}</div>
      <div className={styles.list}>
        <ConversationList view={view} open={open} />
        <ArchivedNotice view={view} archived={archived} />
      </div>
      <section className={styles.pane} aria-label={translate('title')}>
        {open !== null ? (
          <ConversationPane
            key={open}
            id={open}
            view={view}
            takesFocus={open === archived.restoredId ? 'menu' : open !== first && 'title'}
            onArchive={archived.archive}
          />
        ) : to !== null ? (
          <StartConversation key={`${to} ${appointmentId}`} to={to} appointmentId={appointmentId} view={view} />
        ) : (
          <p className={styles.choose}>{translate('choose')}</p>
        )}
      </section>
    </div>
  );
}
