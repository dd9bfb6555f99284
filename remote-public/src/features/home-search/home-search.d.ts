/** A plain GET form to `/recherche`; with scripts it goes there without a reload and without empty fields. */
export declare function HomeSearch(): import('react').JSX.Element;
