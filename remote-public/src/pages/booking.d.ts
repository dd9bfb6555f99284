/** `/lawyers/booking/{id}`: the request, then its confirmation. */
export declare function Component(): import('react').JSX.Element;
