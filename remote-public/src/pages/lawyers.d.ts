/** `/lawyers`: the search narrowed to lawyers; the shell's server renders it. */
export declare function Component(): import('react').JSX.Element;
