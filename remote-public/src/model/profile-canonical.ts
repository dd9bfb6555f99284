import type { UIMatch } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { ProfileData } from '../data/profile-loader.ts';

/** The canonical address of a profile is its slug's, whichever way it was reached (screens.md). */
export const profileCanonical = ({ loaderData }: UIMatch): string | undefined => {
  const data = loaderData as ProfileData | null | undefined;
  return data ? href('/professionnels/:idname', { idname: data.professional.slug }) : undefined;
};
