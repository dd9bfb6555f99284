import { redirect } from 'react-router-dom';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { qrPath, type QrPath } from 'shared-ui/primitives/qr-code/qr-path.ts';
import type { Canonical } from '../loading/canonical.ts';
import { findProfessional, isId } from '../professionals/find-professional.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';

export interface CardData extends Canonical {
  readonly professional: PublicProfessional;
  /** Absolute URL of the profile, in the card’s language. */
  readonly profile: string;
  readonly code: QrPath;
}

/** `/professionnels/{idname}_2`: the QR code is computed with the data, so that the page needs no library. */
export async function cardLoader(args: LoaderArgs, idOrSlug: string): Promise<CardData | Response> {
  const { http, origin, locale } = platformOf(args);
  const professional = await findProfessional({ http, locale }, idOrSlug, args.request.signal);
  const idname = professional.slug;
  if (isId(idOrSlug)) return redirect(href('/professionnels/:idname_2', { idname }));
  const canonical = href('/professionnels/:idname', { idname });
  const profile = origin + withLocale(canonical, locale);
  return {
    canonical,
    professional,
    profile,
    code: qrPath(profile),
  };
}
