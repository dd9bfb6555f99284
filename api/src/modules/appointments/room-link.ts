import type { Tx } from '../../db/run-as.ts';

interface Asked {
  readonly tx: Tx;
  readonly data: { readonly id: string };
  link(path: string): string;
}

const pages = { built_in: '/alt-zoom', jitsi: '/jitsi', zoom: '/zoom' } as const;

/** Where one appointment is held: a link of the professional's own, or the page of its provider. */
export async function roomLink({ tx, data, link }: Asked): Promise<string> {
  const booked = await tx
    .selectFrom('appointments')
    .select(['meetingProvider', 'keptVideoLink'])
    .where('id', '=', data.id)
    .executeTakeFirst();
  const { meetingProvider = 'built_in', keptVideoLink = null } = booked ?? {};
  if (meetingProvider === 'link' && keptVideoLink !== null) return keptVideoLink;
  return link(`${pages[meetingProvider === 'link' ? 'built_in' : meetingProvider]}?appointment=${data.id}`);
}
