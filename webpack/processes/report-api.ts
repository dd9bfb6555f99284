import * as v from 'valibot';

const sentences: Readonly<Record<string, string>> = {
  database: 'API: opening the database and bringing it up to date …',
  seed: 'API: the database is empty, filling it with demonstration data …',
};

const progress = v.object({ type: v.literal('progress'), step: v.string() });
const ready = v.object({
  type: v.literal('ready'),
  /** Address of the local mailbox, where mails stay. */
  mailbox: v.optional(v.string()),
  demoAccounts: v.optional(v.array(v.object({ email: v.string(), password: v.string(), note: v.string() })), []),
});
const message = v.variant('type', [progress, ready]);

/** Message of the API when it is ready. Production has no demonstration accounts. */
export type ApiReady = v.InferOutput<typeof ready>;

/** Prints the progress of the API's start and resolves `ready` with its last message. */
export function reportApi(): { readonly onMessage: (received: unknown) => void; readonly ready: Promise<ApiReady> } {
  const { promise, resolve } = Promise.withResolvers<ApiReady>();
  const onMessage = (received: unknown): void => {
    const parsed = v.safeParse(message, received);
    if (!parsed.success) return;
    if (parsed.output.type === 'ready') return resolve(parsed.output);
    const sentence = sentences[parsed.output.step];
    if (sentence !== undefined) console.log(`  ${sentence}`);
  };
  return { onMessage, ready: promise };
}
