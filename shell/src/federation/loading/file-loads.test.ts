import { createFileLoads, type FetchFile } from './file-loads.ts';

/** Files that come, or do not, when the test says so. */
function open() {
  const asked: {
    file: string;
    attempt: number;
    signal: AbortSignal;
    come: () => void;
    fail: (error: Error) => void;
  }[] = [];
  const fetchFile: FetchFile = (file, nextAttempt, signal) =>
    new Promise((come, fail) => {
      asked.push({ file, attempt: nextAttempt(), signal, come, fail });
      signal.addEventListener('abort', () => fail(new Error('given up')));
    });
  return { asked, loads: createFileLoads(fetchFile) };
}

const gone = new Error('gone elsewhere');

test('callers for the same file share one load', async () => {
  const { asked, loads } = open();
  const both = Promise.all([loads.request('a.js'), loads.request('a.js', new AbortController().signal)]);
  asked[0]?.come();
  await both;
  await loads.request('a.js');
  expect(asked).toHaveLength(1);
});

test('a failed file is requested again, with an incremented attempt number', async () => {
  const { asked, loads } = open();
  const first = expect(loads.request('a.js')).rejects.toThrow('no');
  asked[0]?.fail(new Error('no'));
  await first;
  const second = loads.request('a.js');
  asked[1]?.come();
  await second;
  expect(asked.map(({ attempt }) => attempt)).toEqual([0, 1]);
});

test('a load is aborted when its last caller leaves, and not before', async () => {
  const { asked, loads } = open();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = expect(loads.request('a.js', one.signal)).rejects.toBe(gone);
  const second = expect(loads.request('a.js', other.signal)).rejects.toBe(gone);
  one.abort(gone);
  await first;
  expect(asked[0]?.signal.aborted).toBe(false);
  other.abort(gone);
  await second;
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(loads.has('a.js')).toBe(false);
});

test('a caller after an abort gets a new load', async () => {
  const { asked, loads } = open();
  const one = new AbortController();
  const left = expect(loads.request('a.js', one.signal)).rejects.toBe(gone);
  one.abort(gone);
  await left;
  const back = loads.request('a.js', new AbortController().signal);
  asked[1]?.come();
  await back;
  expect(loads.has('a.js')).toBe(true);
});

test('aborting after completion has no effect', async () => {
  const { asked, loads } = open();
  const one = new AbortController();
  const there = loads.request('a.js', one.signal);
  asked[0]?.come();
  await there;
  one.abort(gone);
  expect(asked[0]?.signal.aborted).toBe(false);
  expect(loads.has('a.js')).toBe(true);
});

test('an aborted caller requests nothing', async () => {
  const { asked, loads } = open();
  await expect(loads.request('a.js', AbortSignal.abort(gone))).rejects.toBe(gone);
  expect(asked).toEqual([]);
});
