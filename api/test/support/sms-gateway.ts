import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedText {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export interface SmsGateway {
  readonly url: string;
  /** What went to phones: the same id once. */
  readonly texts: ReceivedText[];
  /** How often it was called, whatever it answered. */
  readonly calls: () => number;
  /** What it does with the next ones. `hangs`: it sends the text and hangs up without an answer. */
  answer: number | 'hangs';
  close(): Promise<void>;
}

/** A server that speaks the protocol of the default settings, with ids where it is sent any. */
export async function openSmsGateway(): Promise<SmsGateway> {
  const texts: ReceivedText[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      calls += 1;
      if (gateway.answer !== 'hangs' && gateway.answer !== 200) return void response.writeHead(gateway.answer).end();
      const text = JSON.parse(body) as ReceivedText;
      if (text.id === undefined || !texts.some(({ id }) => id === text.id)) texts.push(text);
      if (gateway.answer === 'hangs') request.socket.destroy();
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: SmsGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    texts,
    calls: () => calls,
    answer: 200,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return gateway;
}
