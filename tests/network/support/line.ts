import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer, type Socket as Stream } from 'node:net';

/** Of each direction. */
export interface Shape {
  /** Kilobits per second; without, all there is. */
  readonly rate?: number;
  /** Of packets, from 0 to 1. */
  readonly loss?: number;
  /** In milliseconds. */
  readonly delay?: number;
}

/** What a router keeps for a line that is full; more is lost. In milliseconds. */
const queue = 800;
/** Of IPv4 and UDP. */
const header = 28;

/**
 * One person's line: to a relay by datagrams, which are shaped, and to servers by streams, which are delayed. In user space: not every
 * kernel has netem.
 */
export async function openLine(address: string, relay: number, servers: readonly number[]) {
  let shape: Shape = {};
  let isClosed = false;
  const later = (milliseconds: number, run: () => void) =>
    setTimeout(() => {
      if (!isClosed) run();
    }, milliseconds);
  const directions = { up: { freeAt: 0 }, down: { freeAt: 0 } };
  const carry = (direction: keyof typeof directions, bytes: number, deliver: () => void) => {
    const { rate = Infinity, loss = 0, delay = 0 } = shape;
    const way = directions[direction];
    const now = performance.now();
    const from = Math.max(now, way.freeAt);
    if (Math.random() < loss || from - now > queue) return;
    way.freeAt = from + ((bytes + header) * 8) / rate;
    later(way.freeAt - now + delay, deliver);
  };

  const near = createSocket('udp4');
  const far = new Map<string, Socket>();
  /** As a router that gives each of its clients a port. */
  const farOf = (host: string, port: number): Socket => {
    const known = far.get(`${host}:${port}`);
    if (known) return known;
    const socket = createSocket('udp4');
    far.set(`${host}:${port}`, socket);
    socket.on('message', (message) =>
      carry('down', message.length, () => near.send(message, port, host, () => undefined)),
    );
    return socket;
  };
  near.on('message', (message, { address: host, port }) => {
    const socket = farOf(host, port);
    carry('up', message.length, () => socket.send(message, relay, address, () => undefined));
  });
  near.bind(0, address);
  await once(near, 'listening');

  const pipe = (from: Stream, to: Stream) => {
    from.on('data', (chunk) => later(shape.delay ?? 0, () => to.write(chunk)));
    from.on('close', () => later(shape.delay ?? 0, () => to.destroy()));
    from.on('error', () => to.destroy());
  };
  const streams = new Set<Stream>();
  const listeners = await Promise.all(
    servers.map(async (port) => {
      const listener = createServer((stream) => {
        const server = connect(port, 'localhost');
        for (const one of [stream, server]) {
          streams.add(one);
          one.setNoDelay(true).on('close', () => streams.delete(one));
        }
        pipe(stream, server);
        pipe(server, stream);
      }).listen(0, address);
      await once(listener, 'listening');
      return listener;
    }),
  );
  const portOf = (bound: ReturnType<Socket['address']> | ReturnType<(typeof listeners)[number]['address']>): number =>
    typeof bound === 'object' && bound !== null ? bound.port : 0;

  return {
    /** Where it is entered for the relay, and for each of the servers. */
    relay: `turn:${address}:${portOf(near.address())}?transport=udp`,
    servers: listeners.map((listener) => portOf(listener.address())),
    shape(next: Shape) {
      shape = next;
    },
    close() {
      isClosed = true;
      for (const listener of listeners) listener.close();
      for (const stream of streams) stream.destroy();
      for (const socket of [near, ...far.values()]) socket.close();
    },
  };
}
