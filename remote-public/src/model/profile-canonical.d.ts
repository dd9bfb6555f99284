import type { UIMatch } from 'react-router-dom';
/** The canonical address of a profile is its slug's, whichever way it was reached (screens.md). */
export declare const profileCanonical: ({ loaderData }: UIMatch) => string | undefined;
