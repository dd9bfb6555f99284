import { expect, type Page } from '@playwright/test';

/**
 * Runs before the page: its connections can be asked what arrives.
 * @param relays they meet through relays alone, and through these instead of those that the API names, where there are any
 */
export const keepConnections = (relays?: readonly string[]) => {
  const own: RTCPeerConnection[] = [];
  const Native = window.RTCPeerConnection;
  const relayed = (configuration: RTCConfiguration = {}): RTCConfiguration =>
    relays === undefined
      ? configuration
      : {
          ...configuration,
          iceTransportPolicy: 'relay',
          iceServers: (configuration.iceServers ?? []).map((server) =>
            server.credential === undefined || relays.length === 0 ? server : { ...server, urls: [...relays] },
          ),
        };
  window.RTCPeerConnection = class extends Native {
    constructor(configuration?: RTCConfiguration) {
      super(relayed(configuration));
      own.push(this);
    }
    override setConfiguration(configuration?: RTCConfiguration) {
      super.setConfiguration(relayed(configuration));
    }
  };
  Object.assign(window, { connections: own });
};

export interface Arrived {
  /** Decoded pictures, and the width of the last one. */
  readonly frames: number;
  readonly width: number;
  /** Of the sound that is heard. */
  readonly energy: number;
  /** Samples of sound, and how many of them were made up because none had come. */
  readonly samples: number;
  readonly concealed: number;
}

/** What has arrived over all connections of a page, also those that have ended. */
export const arrived = (page: Page): Promise<Arrived> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    const sum = { frames: 0, width: 0, energy: 0, samples: 0, concealed: 0 };
    for (const connection of connections)
      for (const stat of (await connection.getStats()).values() as Iterable<Record<string, unknown>>) {
        if (stat['type'] !== 'inbound-rtp') continue;
        sum.frames += Number(stat['framesDecoded'] ?? 0);
        sum.width = Number(stat['frameWidth'] ?? sum.width);
        sum.energy += Number(stat['totalAudioEnergy'] ?? 0);
        sum.samples += Number(stat['totalSamplesReceived'] ?? 0);
        sum.concealed += Number(stat['concealedSamples'] ?? 0);
      }
    return sum;
  });

/** By what the connection of a page goes now: what its own end is, and how a relay is reached. */
export const wayOf = (page: Page): Promise<{ readonly end: unknown; readonly by: unknown }> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    const connection = connections.findLast(({ connectionState }) => connectionState === 'connected');
    const stats = new Map<unknown, Record<string, unknown>>(await connection?.getStats());
    const transport = [...stats.values()].find(({ type }) => type === 'transport');
    const pair = stats.get(transport?.['selectedCandidatePairId']);
    const own = stats.get(pair?.['localCandidateId']);
    return { end: own?.['candidateType'], by: own?.['relayProtocol'] };
  });

/** More of it arrives from now on. */
export async function expectMore(page: Page, what: 'frames' | 'energy'): Promise<void> {
  const before = await arrived(page);
  const more = what === 'frames' ? 5 : 0;
  await expect.poll(async () => (await arrived(page))[what] - before[what]).toBeGreaterThan(more);
}
