/** `/recherche`: every profession, every filter. */
export declare function Component(): import('react').JSX.Element;
