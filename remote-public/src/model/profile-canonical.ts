import type { UIMatch } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { is, object, string } from 'valibot';

const withSlug = object({ professional: object({ slug: string() }) });

/** The canonical address of a profile is its slug's, whichever way it was reached (screens.md). */
export const profileCanonical = ({ loaderData }: UIMatch): string | undefined =>
  is(withSlug, loaderData) ? href('/professionnels/:idname', { idname: loaderData.professional.slug }) : undefined;
