import { connect, createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Runs in the network of a device: its localhost, which browsers trust, is that of the servers at the hub. */
const [hub = '', ports = '{}'] = process.argv.slice(2);

/** To the hub, and what waits for it. */
const ways = new Map<Socket, Socket>();
const listening = Object.entries(JSON.parse(ports) as Record<string, number>).map(
  ([port, to]) =>
    new Promise<void>((resolve) =>
      createServer((near) => {
        const far = connect(to, hub);
        ways.set(far, near);
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          one.setNoDelay(true).pipe(other);
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
        }
        far.on('close', () => ways.delete(far));
      }).listen(Number(port), '127.0.0.1', resolve),
    ),
);
await Promise.all(listening);
console.log('ready');
// Whoever started it has ended.
process.stdin.resume().on('close', () => process.exit());

/** A browser ends what it had open from an address that it has lost. */
setInterval(() => {
  const here = Object.values(networkInterfaces()).flatMap(
    (addresses) => addresses?.map(({ address }) => address) ?? [],
  );
  for (const [far, near] of ways)
    if (far.localAddress !== undefined && !here.includes(far.localAddress)) {
      far.destroy();
      near.destroy();
    }
}, 200);
