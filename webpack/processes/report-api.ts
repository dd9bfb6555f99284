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

/** What the API says when it is up. Production has no demonstration accounts. */
export type ApiReady = v.InferOutput<typeof ready>;

/** Listens to the API while it starts: says what it is doing, and hands on what it says at the end. */
export function reportApi(): { readonly onMessage: (said: unknown) => void; readonly ready: Promise<ApiReady> } {
  const { promise, resolve } = Promise.withResolvers<ApiReady>();
  const onMessage = (said: unknown): void => {
    const parsed = v.safeParse(message, said);
    if (!parsed.success) return;
    if (parsed.output.type === 'ready') return resolve(parsed.output);
    const sentence = sentences[parsed.output.step];
    if (sentence !== undefined) console.log(`  ${sentence}`);
  };
  return { onMessage, ready: promise };
}
