/** The way in for those who practise. */
export declare function ProfessionalsEntry(): import('react').JSX.Element;
