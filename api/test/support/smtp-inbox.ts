import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream } from 'smtp-server';

export interface SmtpInbox {
  readonly url: string;
  readonly mails: readonly Email[];
  /** Response to the next mails; undefined accepts them. */
  answer: { readonly code: number; readonly at: 'recipient' | 'data' } | 'silence' | undefined;
  /** Number of received mails, accepted or not. */
  readonly begun: () => number;
  close(): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error('refused by the test'), { responseCode });

/** A real SMTP server that keeps accepted mails. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const mails: Email[] = [];
  let begun = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { answer } = inbox;
      if (typeof answer === 'object' && answer.at === 'recipient') done(refusal(answer.code));
      else done();
    },
    onData: (stream, _session, done) => {
      begun += 1;
      readAll(stream).then(
        async (bytes) => {
          const { answer } = inbox;
          if (answer === 'silence') return;
          if (typeof answer === 'object') return done(refusal(answer.code));
          mails.push(await PostalMime.parse(bytes));
          done();
        },
        (error: Error) => done(error), // the client was killed meanwhile
      );
    },
  });
  server.on('error', () => undefined); // a killed client resets its connection
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const inbox: SmtpInbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: undefined,
    begun: () => begun,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return inbox;
}

async function readAll(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
