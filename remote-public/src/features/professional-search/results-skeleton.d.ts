/** Cards to come, in the room that they will take. */
export declare function ResultsSkeleton(): import('react').JSX.Element;
