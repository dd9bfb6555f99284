/** `/professionnels`: all legal professions, by slug. */
export declare function Component(): import('react').JSX.Element;
