/** `/inscription`, then `/inscription?done=1`: what comes next. */
export declare function Component(): import('react').JSX.Element;
