import * as v from 'valibot';

/** What the local mailbox keeps of a mail (adapters/mail/local-mailbox.ts). */
export const storedMail = v.object({
  text: v.string(),
  html: v.string(),
  calendar: v.optional(
    v.object({ method: v.picklist(['REQUEST', 'CANCEL']), filename: v.string(), content: v.string() }),
  ),
  face: v.optional(v.object({ contentType: v.picklist(['image/jpeg', 'image/png']), base64: v.string() })),
});

/** A text to a phone (adapters/sms/local-texts.ts). */
export interface StoredText {
  readonly id: string;
  readonly recipient: string;
  readonly text: string;
  readonly createdAt: Date;
}

export interface StoredMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly message: v.InferOutput<typeof storedMail>;
}
