/** The fourteen legal categories, in words that a person in trouble recognises. */
export declare function LegalCategories(): import('react').JSX.Element;
