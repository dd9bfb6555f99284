import type { PublicPath } from 'shared-contracts/remote/paths';

interface Announcement {
  readonly to: PublicPath;
  /** Key under `actions` in the namespace `not-yet-open`. */
  readonly label: 'search' | 'join' | 'available' | 'signIn' | 'professionalSignIn' | 'home';
}

/** The public pages that are planned but not open, and the one useful thing to do on each today. */
export const announcements = {
  blog: { to: '/', label: 'home' },
  article: { to: '/', label: 'home' },
  news: { to: '/', label: 'home' },
  documentation: { to: '/recherche', label: 'search' },
  schedule: { to: '/recherche', label: 'available' },
  room: { to: '/login-user', label: 'signIn' },
  jitsi: { to: '/login-user', label: 'signIn' },
  zoom: { to: '/login-user', label: 'signIn' },
  documents: { to: '/login', label: 'professionalSignIn' },
  privacy: { to: '/', label: 'home' },
  terms: { to: '/', label: 'home' },
  sale: { to: '/', label: 'home' },
  card: { to: '/professionnels', label: 'search' },
} as const satisfies Record<string, Announcement>;

export type Topic = keyof typeof announcements;
