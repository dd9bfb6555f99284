/** Registration of a client; afterwards back to where the person was, signed in. */
export declare function ClientForm(): import('react').JSX.Element;
