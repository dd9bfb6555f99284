/** A text, ready to leave. */
export interface OutgoingText {
  /** The outbox row's: the same for every attempt. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

export interface SmsSender {
  /** The same `id` again is no second text. Without it, a text of which nobody knows whether it left is not sent again. */
  readonly knowsIds: boolean;
  /** Resolves when the provider has accepted the text. @throws SmsError */
  send(text: OutgoingText): Promise<void>;
}

/** `refused` for good; `failed`: it did not leave; `unknown`: it may have left. */
export type SmsOutcome = 'refused' | 'failed' | 'unknown';

/** Says what went wrong without number and text. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly outcome: SmsOutcome;
  constructor(outcome: SmsOutcome, message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}
