/**
 * The visitor's time zone, or null while the server renders and the browser hydrates: both then show the professional's
 * zone, so that the two agree.
 */
export declare function useVisitorZone(): string | null;
