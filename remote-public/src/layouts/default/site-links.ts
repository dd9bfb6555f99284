import type { ParseKeys } from 'i18next';
import type { ProfessionalPath, PublicPath } from 'shared-contracts/remote/paths';

type FrameKey = ParseKeys<'remote-public/frame'>;

interface SiteLink {
  readonly to: PublicPath;
  readonly label: FrameKey;
  /** The feature it is about; without it the link is hidden. */
  readonly about?: ProfessionalPath;
}

/** The header’s links, by importance. */
export const mainLinks: readonly SiteLink[] = [
  { to: '/recherche', label: 'find' },
  { to: '/lawyers', label: 'lawyers' },
  { to: '/professionnels', label: 'professionals' },
  { to: '/inscription', label: 'forProfessionals' },
];

/** The footer's links: every public page that is not a step of a flow. */
export const footerGroups: readonly { readonly title: FrameKey; readonly links: readonly SiteLink[] }[] = [
  {
    title: 'groups.find',
    links: [
      { to: '/recherche', label: 'links.search' },
      { to: '/lawyers', label: 'lawyers' },
      { to: '/professionnels', label: 'professionals' },
      { to: '/schedule-meeting', label: 'links.schedule' },
      { to: '/login-user', label: 'links.clientSignIn' },
      { to: '/inscription-user', label: 'links.clientJoin' },
    ],
  },
  {
    title: 'groups.read',
    links: [
      { to: '/blog', label: 'links.blog' },
      { to: '/alt-news', label: 'links.news' },
      { to: '/documentation', label: 'links.help' },
    ],
  },
  {
    title: 'groups.professionals',
    links: [
      { to: '/inscription', label: 'links.join' },
      { to: '/login', label: 'links.proSignIn' },
      { to: '/pricing', label: 'links.pricing' },
      { to: '/produits', label: 'links.products' },
      { to: '/nimbia-ai', label: 'links.assistant', about: '/pro/nimbia-ai' },
    ],
  },
  {
    title: 'groups.legal',
    links: [
      { to: '/CGU', label: 'links.terms' },
      { to: '/CGV', label: 'links.sale' },
      { to: '/politique-confi', label: 'links.privacy' },
    ],
  },
];
