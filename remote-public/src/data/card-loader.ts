import encode from 'qr';
import { redirect } from 'react-router-dom';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { Canonical } from '../model/canonical.ts';
import { findProfessional, isId } from './find-professional.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';

export interface CardData extends Canonical {
  readonly professional: PublicProfessional;
  /** Absolute URL of the profile, in the card’s language. */
  readonly profile: string;
  readonly code: {
    /** Modules of a side, the quiet zone included. */
    readonly size: number;
    /** The dark modules as an SVG path in units of a module. */
    readonly path: string;
  };
}

/** `/professionnels/{idname}_2`: the QR code is computed with the data, so that the page needs no library. */
export async function cardLoader(args: LoaderArgs, idOrSlug: string): Promise<CardData | Response> {
  const { http, origin, locale } = platformOf(args);
  const professional = await findProfessional({ http, locale }, idOrSlug, args.request.signal);
  const idname = professional.slug;
  if (isId(idOrSlug)) return redirect(href('/professionnels/:idname_2', { idname }));
  const canonical = href('/professionnels/:idname', { idname });
  const profile = origin + withLocale(canonical, locale);
  const modules = encode(profile, 'raw', { ecc: 'medium', border: 4 });
  return {
    canonical,
    professional,
    profile,
    code: { size: modules.length, path: modules.map(darkRuns).join('') },
  };
}

/** The runs of dark modules of a row, each a rectangle. */
function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x] === true) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
  }
  return path;
}
