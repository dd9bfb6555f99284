import type { CalendarAttachment } from '../../adapters/mail/mailer.ts';

export interface MailFact {
  readonly label: string;
  /** One line each. */
  readonly values: readonly string[];
}

/** The content of a mail, before it is rendered as text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly action: { readonly label: string; readonly url: string };
  readonly calendar?: CalendarAttachment | undefined;
}

/** Texts around the content of every mail, in the reader's language. */
export interface MailFrame {
  readonly lang: string;
  readonly greeting: string;
  readonly footer: string;
  /** `Label: value` as the language punctuates it. */
  labelled(label: string, value: string): string;
}
