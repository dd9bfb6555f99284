export type Door = 'client' | 'professional';
/** One of the two doors: who comes in here, the form, and the way to the other door. */
export declare function SignInView({ door }: { readonly door: Door }): import('react').JSX.Element;
