import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { Tx } from '../../db/run-as.ts';

interface Asked {
  readonly tx: Tx;
  readonly data: { readonly id: string };
  link(path: string): string;
}

const pages = { built_in: '/alt-zoom', jitsi: '/jitsi', zoom: '/zoom' } as const;

interface Booked {
  readonly id: string;
  readonly meetingProvider: MeetingProvider;
  readonly keptVideoLink: string | null;
}

/** Where an appointment is held: a link of the professional's own, or the page of its provider. */
export function roomAddress({ id, meetingProvider, keptVideoLink }: Booked, link: Asked['link']): string {
  if (meetingProvider === 'link' && keptVideoLink !== null) return keptVideoLink;
  return link(`${pages[meetingProvider === 'link' ? 'built_in' : meetingProvider]}?appointment=${id}`);
}

/** The same for one that has to be read first. */
export async function roomLink({ tx, data, link }: Asked): Promise<string> {
  const booked = await tx
    .selectFrom('appointments')
    .select(['meetingProvider', 'keptVideoLink'])
    .where('id', '=', data.id)
    .executeTakeFirst();
  const { meetingProvider = 'built_in', keptVideoLink = null } = booked ?? {};
  return roomAddress({ id: data.id, meetingProvider, keptVideoLink }, link);
}
