/** Sign in, or the way to what is one's own. */
export declare function AccountEntry(): import('react').JSX.Element;
