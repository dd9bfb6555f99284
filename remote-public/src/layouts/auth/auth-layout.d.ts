/** A calm, narrow frame with nothing to distract from the form. */
export declare function Component(): import('react').JSX.Element;
