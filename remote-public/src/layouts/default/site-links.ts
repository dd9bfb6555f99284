import type { ProfessionalPath, PublicPath } from 'shared-contracts/remote/paths';

interface SiteLink {
  readonly to: PublicPath;
  /** Key in the namespace `frame`. */
  readonly label: string;
  /** Page that it is about: hidden while that is not open. */
  readonly about?: ProfessionalPath;
}

/** The header’s links, by importance. */
export const mainLinks: readonly SiteLink[] = [
  { to: '/recherche', label: 'find' },
  { to: '/lawyers', label: 'lawyers' },
  { to: '/professionnels', label: 'professionals' },
  { to: '/inscription', label: 'forProfessionals' },
];

/** The footer’s links: all public pages. */
export const footerGroups: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
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
