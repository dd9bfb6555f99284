export interface CalendarAttachment {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly filename: string;
  readonly content: string;
}

/** A small picture of the person whom a mail is about; its HTML shows it from `cid:` and this id. */
export const faceId = 'face@nimbia';

export interface MailFace {
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly base64: string;
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
  readonly face?: MailFace | undefined;
  /** Where one request ends mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /** Resolves when the next hop has accepted the mail. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
