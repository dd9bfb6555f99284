/** The frame of every public page: header, page, footer. */
export declare function Component(): import('react').JSX.Element;
