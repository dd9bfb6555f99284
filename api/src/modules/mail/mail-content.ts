import type { CalendarAttachment } from '../../adapters/mail/mailer.ts';

export interface MailFact {
  readonly label: string;
  /** One line each. */
  readonly values: readonly string[];
}

/** What a mail says, before it is laid out as text and as HTML. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly action: { readonly label: string; readonly url: string };
  readonly calendar?: CalendarAttachment | undefined;
}

/** What every mail says around its content, in the reader's language. */
export interface MailFrame {
  readonly lang: string;
  readonly greeting: string;
  readonly footer: string;
  /** `Label: value` as the language punctuates it. */
  labelled(label: string, value: string): string;
}
