import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { Config } from '../../settings/config.ts';
import { invalidAt } from '../../http/problem.ts';

interface Place {
  readonly meetingProvider: MeetingProvider;
  readonly videoLink: string | null;
}

/** A link without a provider is one of the professional's own. */
export const placeOf = ({
  meetingProvider,
  videoLink,
}: {
  readonly meetingProvider?: MeetingProvider | undefined;
  readonly videoLink: string | null;
}): Place => ({ meetingProvider: meetingProvider ?? (videoLink === null ? 'built_in' : 'link'), videoLink });

/** @throws Problem 422 INVALID where this server has no Jitsi, LINK_INVALID where the link is none of Zoom. */
export function requireOffered({ jitsi }: Pick<Config, 'jitsi'>, { meetingProvider, videoLink }: Place): void {
  if (meetingProvider === 'jitsi' && jitsi === undefined) throw invalidAt('/meetingProvider', 'INVALID');
  if (meetingProvider === 'zoom' && videoLink !== null && !isZoom(videoLink))
    throw invalidAt('/videoLink', 'LINK_INVALID');
}

const isZoom = (link: string): boolean => /^(?:.+\.)?zoom\.(?:us|com)$/u.test(new URL(link).hostname);
