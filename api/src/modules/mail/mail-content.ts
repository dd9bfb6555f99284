import type { NotificationKind } from 'shared-contracts/schemas/notification-choice';
import type { CalendarAttachment } from '../../adapters/mail/mailer.ts';

/** Somebody whose face is shown. */
export interface MailPerson {
  readonly id: string;
  readonly name: string;
  /** Path of the photo. */
  readonly picture: string | null;
}

export interface MailFact {
  readonly label: string;
  /** One line each. */
  readonly values: readonly string[];
  /** Whose name it is, in one fact at most. */
  readonly person?: MailPerson | undefined;
}

/** The content of a mail, before it is rendered as text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly action: { readonly label: string; readonly url: string };
  readonly calendar?: CalendarAttachment | undefined;
  /** What it is about, where that is not said by the template. */
  readonly kinds?: readonly NotificationKind[];
}

/** Texts around the content of every mail, in the reader's language. */
export interface MailFrame {
  readonly lang: string;
  readonly greeting: string;
  readonly footer: string;
  /** A link for each kind that may be turned off. */
  readonly unsubscribe: readonly { readonly label: string; readonly url: string }[];
  /** `Label: value` as the language punctuates it. */
  labelled(label: string, value: string): string;
}
