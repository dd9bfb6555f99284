/** `/`, without a layout: what this is, a search, and who answers now. */
export declare function Component(): import('react').JSX.Element;
