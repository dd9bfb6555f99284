import type { UIMatch } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import type { HelpData } from '../data/help-loader.ts';

/** An entry of the help centre is a page of its own; a search is the help centre. */
export const helpCanonical = ({ loaderData }: UIMatch): string | undefined => {
  const entry = (loaderData as HelpData | undefined)?.entry;
  return entry ? href('/documentation', undefined, { entry: entry.slug }) : undefined;
};
