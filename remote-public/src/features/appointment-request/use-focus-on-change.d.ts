/** Moves the focus to an element when what it shows has been replaced, so that a keyboard and a screen reader are taken along. */
export declare function useFocusOnChange(shown: string): import('react').RefObject<HTMLDivElement | null>;
