import type { PublicPath } from 'shared-contracts/remote/paths';
interface SiteLink {
  readonly to: PublicPath;
  /** Key in the namespace `frame`. */
  readonly label: string;
}
/** The header's links, in the order of what people come for. */
export declare const mainLinks: readonly SiteLink[];
/** The footer's links: every public page that a person can arrive at on purpose. */
export declare const footerGroups: readonly {
  readonly title: string;
  readonly links: readonly SiteLink[];
}[];
export {};
