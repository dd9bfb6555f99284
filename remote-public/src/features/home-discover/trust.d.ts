/** How professionals are verified: the reason to trust a stranger here. */
export declare function Trust(): import('react').JSX.Element;
