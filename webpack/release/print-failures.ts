/** What is read of an event of node:test. */
interface TestEvent {
  readonly type: string;
  readonly data: {
    readonly details?: {
      readonly error?: { readonly failureType?: string; readonly message: string; readonly cause?: unknown };
    };
  };
}

/** Reporter of node:test for people who release: what failed, in the words of the assertion. */
export default async function* printFailures(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    const error = data.details?.error;
    if (type !== 'test:fail' || !error || error.failureType === 'subtestsFailed') continue;
    yield `${error.cause instanceof Error ? error.cause.message : error.message}\n`;
  }
}
