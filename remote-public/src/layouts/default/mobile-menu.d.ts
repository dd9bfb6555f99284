/** The header's links on a phone, in a sheet. */
export declare function MobileMenu(): import('react').JSX.Element;
