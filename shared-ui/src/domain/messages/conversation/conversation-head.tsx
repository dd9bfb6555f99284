import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { zoneName } from 'shared-contracts/formats/time/zone-name';
import { href } from 'shared-contracts/remote/paths';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { formatDay, formatTime, formatTimeElsewhere } from '../../time/format-time.ts';
import { otherName, type MessagesView } from '../messages-view.ts';
import { PersonAvatar } from '../person-avatar.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import styles from './conversation.module.css';
import { useIsTyping } from './use-is-typing.ts';

/** The title of what was opened from the list; the menu where archiving was undone; nothing at the address of the document. */
export type TakesFocus = 'title' | 'menu' | false;

interface ConversationHeadProps {
  readonly conversation: Conversation;
  readonly view: MessagesView;
  readonly takesFocus: TakesFocus;
  /** The list, on a phone. */
  readonly back: To;
  readonly onArchive: (conversation: Conversation) => Promise<void>;
}

/** Who it is, in which language and at what time of their day, and the next appointment. */
export function ConversationHead({ conversation, view, takesFocus, back, onArchive }: ConversationHeadProps) {
  const { translate, reader, party } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const isTyping = useIsTyping(conversation);
  // Opened from the list, which had the focus and on a phone is gone.
  const takeLostFocus = useEffectEvent(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.checkVisibility?.() === false;
    const target = takesFocus === 'menu' ? menu : heading;
    if (isLost && takesFocus) target.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeLostFocus(), [conversation.id]);
  const appointment = conversation.appointment ?? conversation.nextAppointment;
  const page = party === 'client' ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id';
  return (
    <header className={styles.head}>
      <Link to={back} className={styles.back} aria-label={translate('back')}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <PersonAvatar conversation={conversation} view={view} />
      <div className={styles.who}>
        <h2 ref={heading} tabIndex={-1} className={styles.person}>
          {otherName(conversation, view)}
        </h2>
        <p className={styles.facts}>
          {/* Without the facts: their clock would be announced every minute. */}
          <span role="status">{isTyping ? translate('typing') : null}</span>
          <span data-kept={isTyping || undefined}>{factsOf(conversation, view)}</span>
        </p>
      </div>
      {appointment === null ? null : (
        <ButtonLink
          variant="secondary"
          size="dense"
          className={styles.appointment}
          to={href(page, { id: appointment.id })}
        >
          {translate('appointment', {
            when: `${formatDay(appointment.startsAt, reader, 'short')}, ${formatTime(appointment.startsAt, reader)}`,
          })}
        </ButtonLink>
      )}
      <ConversationMenu ref={menu} {...{ conversation, view, onArchive }} />
    </header>
  );
}

/** Browsers have no names for them. */
const unknown = ['dua', 'ewo', 'ff', 'dyu'] as const;
const isUnknown = (code: string): code is (typeof unknown)[number] => unknown.some((one) => one === code);

/** "Écrit en français · 10 h 44 à Douala"; nothing of a deleted account. */
function factsOf({ other }: Conversation, { translate, reader, now }: MessagesView): string | null {
  if (other.isDeleted) return null;
  const names = new Intl.DisplayNames(intlLocale(reader.locale), { type: 'language' });
  const nameOf = (code: Conversation['other']['languages'][number]) =>
    isUnknown(code) ? translate(`language.${code}`) : (names.of(code) ?? code);
  const languages =
    other.languages.length === 0
      ? translate('writes', { language: nameOf(other.lang) })
      : translate('speaks', { languages: other.languages.map(nameOf).join(', ') });
  const time = formatTimeElsewhere(new Date(now).toISOString(), reader, other.timeZone);
  return `${languages} · ${translate('localTime', { time, place: zoneName(other.timeZone, reader.locale) })}`;
}
