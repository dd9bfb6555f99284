/** `/lawyers/{id}` and `/professionnels/{idname}`: the same profile. Without data it is the visiting card, not open yet. */
export declare function Component(): import('react').JSX.Element;
