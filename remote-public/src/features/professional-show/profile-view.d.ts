import type { ProfileData } from '../../data/profile-loader.ts';
/** Who this is, what for, whether one can trust them, and when they are free. */
export declare function ProfileView({ data }: { readonly data: ProfileData }): import('react').JSX.Element;
