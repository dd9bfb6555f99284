import type { PublicPath } from 'shared-contracts/remote/paths';

interface Announcement {
  readonly to: PublicPath;
  /** Key under `actions` in the namespace `not-yet-open`. */
  readonly label: 'signIn';
}

/** The public pages that are not open yet, each with one useful action. */
export const announcements = {
  room: { to: '/login-user', label: 'signIn' },
  jitsi: { to: '/login-user', label: 'signIn' },
  zoom: { to: '/login-user', label: 'signIn' },
} as const satisfies Record<string, Announcement>;

export type Topic = keyof typeof announcements;
