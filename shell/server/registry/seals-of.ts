import { createHmac } from 'node:crypto';
import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import { sealedText } from 'shared-contracts/schemas/load-report';

/** Signatures by remote that let a page report on the remotes it was given; the same for all visitors of a channel. */
export const sealsOf = ({ remotes }: LiveRegistry, secret: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    remotes.map(({ name, version, channel }) => [
      name,
      createHmac('sha256', secret)
        .update(sealedText({ remote: name, version, channel }))
        .digest('base64url'),
    ]),
  );
