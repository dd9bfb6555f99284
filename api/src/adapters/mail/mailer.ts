export interface CalendarAttachment {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly filename: string;
  readonly content: string;
}

/** A mail, ready to leave. */
export interface OutgoingMail {
  /** The outbox's: one promise is one id, however often it is sent. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: CalendarAttachment | undefined;
}

export interface Mailer {
  /** Resolves when whoever takes the mail has promised to deliver it. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
