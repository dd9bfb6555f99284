import type { LoaderFunctionArgs } from 'react-router-dom';
import { getOwnProfessional } from '../../data/own-professional.ts';
import { platformOf } from 'shared-contracts/platform/platform-of';

/** The switch and the date beside it. */
export async function availableNowLoader(args: LoaderFunctionArgs) {
  const { id, availableNow, availableDate, verifiedAt } = await getOwnProfessional(
    platformOf(args).http,
    args.request.signal,
  );
  return { id, availableNow, availableDate, isVerified: verifiedAt !== null };
}
