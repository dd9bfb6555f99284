import { fetchWithProgress } from './fetch-with-progress.ts';

/** What the page asked of the browser; the test plays the network. */
class FakeCall extends EventTarget {
  static last: FakeCall;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  opened: unknown[] = [];
  sent: Blob | undefined;
  isAborted = false;
  constructor() {
    super();
    FakeCall.last = this;
  }
  open(...asked: unknown[]) {
    this.opened = asked;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const address = 'https://api.nimbia.test/uploads';
const original = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = FakeCall as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = original;
});

async function start(onProgress: (fraction: number) => void = () => undefined, signal?: AbortSignal) {
  const headers = { authorization: 'Bearer t' };
  const answer = fetchWithProgress(onProgress)(address, {
    method: 'POST',
    body: 'four',
    headers,
    ...(signal === undefined ? {} : { signal }),
  });
  answer.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  while (FakeCall.last?.sent === undefined) await jest.advanceTimersByTimeAsync(1);
  return { answer, call: FakeCall.last };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  FakeCall.last = undefined as unknown as FakeCall;
  jest.useRealTimers();
});

it('sends the request unchanged, reports upload progress, and returns like fetch', async () => {
  const heard: number[] = [];
  const { answer, call } = await start((fraction) => heard.push(fraction));
  expect(call.opened).toEqual(['POST', address]);
  expect(call.headers.get('authorization')).toBe('Bearer t');
  expect(await call.sent?.text()).toBe('four');
  call.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }));
  call.answer(413, '{"code":"VALIDATION_FAILED"}');
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([413, '{"code":"VALIDATION_FAILED"}']);
  expect(heard).toEqual([0.25]);
});

it('fails like fetch when there is no response', async () => {
  const { answer, call } = await start();
  call.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow(TypeError);
});

it('aborts with its signal', async () => {
  const stop = new AbortController();
  const { answer, call } = await start(undefined, stop.signal);
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(call.isAborted).toBe(true);
});

it('times out without progress, however long the whole takes', async () => {
  const { answer, call } = await start();
  const settled = jest.fn();
  answer.then(settled, settled);
  await jest.advanceTimersByTimeAsync(20_000);
  call.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(15_000);
  await expect(answer).rejects.toThrow(TypeError);
  expect(call.isAborted).toBe(true);
});
