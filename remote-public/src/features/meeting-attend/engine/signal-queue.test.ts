import type { MeetingSignal } from 'shared-contracts/schemas/meeting';
import { problemError } from 'shared-contracts/testing/fake-http';
import { createSignalQueue } from './signal-queue.ts';

const candidate = (name: string): MeetingSignal => ({
  kind: 'candidate',
  candidate: name,
  sdpMid: '0',
  sdpMLineIndex: 0,
  usernameFragment: null,
});
const turn = () => new Promise((resolve) => setTimeout(resolve));

function open(answers: (Error | undefined)[] = []) {
  const posts: { seq: number; names: string[] }[] = [];
  const refused: string[] = [];
  const held: PromiseWithResolvers<void>[] = [];
  const queue = createSignalQueue({
    post: async ({ seq, signals }) => {
      posts.push({
        seq,
        names: signals.map((signal) => (signal.kind === 'candidate' ? signal.candidate : signal.type)),
      });
      const answer = answers.shift();
      if (answer) throw answer;
      const hold = Promise.withResolvers<void>();
      held.push(hold);
      await hold.promise;
    },
    onRefused: ({ code }) => refused.push(code),
    wait: turn as () => Promise<void>,
  });
  const answer = async () => {
    held.shift()?.resolve();
    await turn();
    await turn();
  };
  return { queue, posts, refused, answer };
}

test('candidates of one moment go together, those of the wait in the next post, one post at a time', async () => {
  const { queue, posts, answer } = open();
  queue.add(candidate('a'));
  queue.add(candidate('b'));
  await turn();
  await turn();
  queue.add(candidate('c'));
  queue.add(candidate('d'));
  await turn();
  expect(posts).toEqual([{ seq: 1, names: ['a', 'b'] }]);
  await answer();
  expect(posts).toEqual([
    { seq: 1, names: ['a', 'b'] },
    { seq: 2, names: ['c', 'd'] },
  ]);
});

test('a post that may be lost is sent again as it was', async () => {
  const { queue, posts } = open([problemError('OFFLINE', 0), problemError('UNAVAILABLE', 503)]);
  queue.add(candidate('a'));
  await turn();
  queue.add(candidate('b'));
  for (let round = 0; round < 6; round += 1) await turn();
  expect(posts).toEqual([1, 2, 3].map(() => ({ seq: 1, names: ['a'] })));
});

test('after a gap it goes on from where the other expects', async () => {
  const { queue, posts } = open([problemError('CONFLICT', 409, { details: { expected: 4 } })]);
  queue.add(candidate('a'));
  for (let round = 0; round < 4; round += 1) await turn();
  expect(posts.map(({ seq }) => seq)).toEqual([1, 4]);
});

test('a refusal ends it and is told once; more than the limit takes several posts', async () => {
  const { queue, posts, refused } = open([problemError('ROOM_REPLACED', 409)]);
  queue.add(candidate('a'));
  for (let round = 0; round < 4; round += 1) await turn();
  queue.add(candidate('b'));
  await turn();
  expect(refused).toEqual(['ROOM_REPLACED']);
  expect(posts).toHaveLength(1);

  const many = open();
  for (let number = 0; number < 65; number += 1) many.queue.add(candidate(String(number)));
  await turn();
  await turn();
  await many.answer();
  expect(many.posts.map(({ names }) => names.length)).toEqual([64, 1]);
});

test('what a tab that is not there was refused waits for it, in order and with the same number', async () => {
  const { queue, posts, refused, answer } = open([problemError('CHANGED_MEANWHILE', 409)]);
  queue.add(candidate('a'));
  for (let round = 0; round < 4; round += 1) await turn();
  queue.add(candidate('b'));
  await turn();
  expect(posts).toHaveLength(1);
  expect(refused).toEqual(['CHANGED_MEANWHILE']);
  expect(queue.idleFor()).toBe(0);
  queue.resume();
  await turn();
  await turn();
  await answer();
  expect(posts.map(({ seq, names }) => [seq, ...names])).toEqual([
    [1, 'a'],
    [1, 'a', 'b'],
  ]);
});
