const sentences: Readonly<Record<string, string>> = {
  database: 'API: opening the database and bringing it up to date …',
  seed: 'API: the database is empty, filling it with demonstration data …',
};

/** Says what the API is doing while it starts. */
export function reportApi(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('step' in message)) return;
  const sentence = sentences[String(message.step)];
  if (sentence !== undefined) console.log(`  ${sentence}`);
}
