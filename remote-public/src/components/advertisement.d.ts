import type { Add } from 'shared-contracts/schemas/content';
/** A paid placement, said to be one before anything else. */
export declare function Advertisement({ add }: { readonly add: Add }): import('react').JSX.Element;
