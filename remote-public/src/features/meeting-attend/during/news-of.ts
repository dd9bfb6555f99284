import type { MeetingMedia } from 'shared-contracts/schemas/meeting';
import type { LocalState } from '../engine/local-media.ts';
import { seenLink, type RoomState } from '../engine/room-session.ts';

export interface NewsMoment {
  readonly state: Pick<RoomState, 'other' | 'link' | 'isSilent' | 'sent'>;
  readonly wants: LocalState['wants'];
  readonly minutesLeft: number;
}

const keys = [
  'came',
  'went',
  'connected',
  'broken',
  'otherMuted',
  'otherUnmuted',
  'otherCameraOff',
  'otherCameraOn',
  'otherShares',
  'otherStopped',
  'otherHeld',
  'otherBack',
  'muted',
  'unmuted',
  'cameraOff',
  'cameraOn',
  'shares',
  'stopped',
  'fiveLeft',
  'over',
] as const;
export type NewsKey = (typeof keys)[number];

const changed = (before: boolean, after: boolean, on: NewsKey, off: NewsKey): NewsKey[] =>
  before === after ? [] : [after ? on : off];

/** By the other, or by the line. */
function pictureNews(before: MeetingMedia, after: MeetingMedia): NewsKey[] {
  const [wasHeld, isHeld] = [before.held === true, after.held === true];
  if (isHeld) return wasHeld ? [] : ['otherHeld'];
  if (wasHeld) return after.camera || after.sharing ? ['otherBack'] : [];
  return [
    ...changed(before.camera, after.camera, 'otherCameraOn', 'otherCameraOff'),
    ...changed(before.sharing, after.sharing, 'otherShares', 'otherStopped'),
  ];
}

/** What is worth saying aloud of what has changed. */
export function newsOf(before: NewsMoment, after: NewsMoment): NewsKey[] {
  const [a, b] = [before.state, after.state];
  const [linkA, linkB] = [seenLink(a), seenLink(b)];
  const [wasHere, isHere] = [a.other?.isPresent === true, b.other?.isPresent === true];
  const ofOther =
    wasHere && isHere && a.other && b.other && a.other.tabId === b.other.tabId
      ? [
          ...changed(a.other.microphone, b.other.microphone, 'otherUnmuted', 'otherMuted'),
          ...pictureNews(a.other, b.other),
        ]
      : [];
  return [
    ...changed(wasHere, isHere, 'came', 'went'),
    ...(linkA !== 'connected' && linkB === 'connected' ? (['connected'] as const) : []),
    ...(linkA === 'connected' && linkB === 'broken' ? (['broken'] as const) : []),
    ...ofOther,
    ...changed(before.wants.microphone, after.wants.microphone, 'unmuted', 'muted'),
    ...changed(before.wants.camera, after.wants.camera, 'cameraOn', 'cameraOff'),
    ...changed(a.sent.sharing, b.sent.sharing, 'shares', 'stopped'),
    ...(before.minutesLeft > 5 && after.minutesLeft === 5 ? (['fiveLeft'] as const) : []),
    ...(before.minutesLeft > 0 && after.minutesLeft <= 0 ? (['over'] as const) : []),
  ];
}
