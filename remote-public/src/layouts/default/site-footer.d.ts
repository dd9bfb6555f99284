/** A way to every public page, and who answers for what. */
export declare function SiteFooter(): import('react').JSX.Element;
