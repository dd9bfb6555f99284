/** Who we are, where to look, in which language, and who is signed in. */
export declare function SiteHeader(): import('react').JSX.Element;
