export interface CalendarAttachment {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly filename: string;
  readonly content: string;
}

/** A mail, ready to leave. */
export interface OutgoingMail {
  /** The outbox row's: the same for every attempt. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: CalendarAttachment | undefined;
}

export interface Mailer {
  /** Resolves when the next hop has accepted the mail. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
