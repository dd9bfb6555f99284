import { parseEventStream, type StreamMessage } from './parse-event-stream.ts';

const all = async (messages: AsyncIterable<StreamMessage>): Promise<StreamMessage[]> => {
  const list: StreamMessage[] = [];
  for await (const message of messages) list.push(message);
  return list;
};

const read = async (...pieces: string[]): Promise<StreamMessage[]> => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return all(parseEventStream(body, () => undefined));
};

it('reads messages, however the network cut them', async () => {
  const text =
    'id: 7\r\nevent: appointment.accept\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: heartbeat\n\nid:8\nevent:x\ndata:é\n\n';
  const expected = [
    { id: '7', event: 'appointment.accept', data: '{"a":\n1}' },
    { id: '8', event: 'x', data: 'é' },
  ];
  expect(await read(text)).toEqual(expected);
  expect(await read(...text)).toEqual(expected);
});

it('a comment is a sign of life and no message', async () => {
  let signs = 0;
  const body = new Blob([': still here\n\n']).stream();
  expect(await all(parseEventStream(body, () => (signs += 1)))).toEqual([]);
  expect(signs).toBe(1);
});

it('a message that never ended is none', async () => {
  expect(await read('data: half')).toEqual([]);
});
