/** One message of a `text/event-stream` (HTML, section 9.2). */
export interface StreamMessage {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

const field = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /u, '')];
};

const messageOf = (block: string): StreamMessage | undefined => {
  let id = '';
  let event = 'message';
  const data: string[] = [];
  for (const [name, value] of block.split('\n').map(field)) {
    if (name === 'id') id = value;
    else if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { id, event, data: data.join('\n') };
};

/** Messages as they arrive. `onBytes` is called for every piece, comments (the heartbeat) included. */
export async function* parseEventStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      // A carriage return at the end of a piece may be half of a line end: only the whole text can tell.
      text = (text + decoder.decode(value, { stream: true })).replace(/\r\n/gu, '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const message = messageOf(block);
        if (message) yield message;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined); // the connection may be gone already
  }
}
