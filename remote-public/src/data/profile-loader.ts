import { redirect } from 'react-router-dom';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { Add } from 'shared-contracts/schemas/content';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { href } from 'shared-contracts/remote/paths';
import type { Canonical } from '../model/canonical.ts';
import { loadAdds } from './load-adds.ts';
import type { CardData } from './card-loader.ts';
import { fetchSlots } from './fetch-slots.ts';
import { findProfessional, isId } from './find-professional.ts';
import { listArticles, type ArticleCard } from './list-articles.ts';
import { listReviews, type ShownReviews } from './list-reviews.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle, type Settled } from './settle.ts';
import { slotHolder } from './slot-holder.ts';

export interface ProfileData extends Canonical {
  readonly professional: PublicProfessional;
  /** The next free slots of the following weeks. */
  readonly slots: Settled<readonly Slot[]>;
  readonly articles: Settled<readonly ArticleCard[]>;
  /** null before the first review. */
  readonly reviews: Settled<ShownReviews> | null;
  /** Whether the URL asks for earlier reviews. */
  readonly isLaterPage: boolean;
  readonly adds: readonly Add[];
}

async function profileOf(args: LoaderArgs, idOrSlug: string): Promise<ProfileData> {
  const platform = platformOf(args);
  const { signal, url } = args.request;
  const cursor = new URL(url).searchParams.get('reviews');
  const adds = loadAdds(platform, signal);
  const professional = await findProfessional(platform, idOrSlug, signal);
  const professionalId = professional.id;
  const [slots, articles, reviews] = await Promise.all([
    settle(fetchSlots(platform.http, { professionalIds: [professionalId], limit: 12, holder: slotHolder() }, signal)),
    settle(listArticles(platform, { authorId: professionalId, limit: 3 }, signal)),
    professional.ratingCount === 0 ? null : settle(listReviews(platform, { professionalId, cursor }, signal)),
  ]);
  return {
    canonical: href('/professionnels/:idname', { idname: professional.slug }),
    professional,
    slots: slots.ok ? { ok: true, value: offered(slots.value[0]) } : slots,
    articles,
    reviews,
    isLaterPage: cursor !== null,
    adds: (await adds())
      .filter((add) => add.placement === 'profile' && add.professionalId !== professionalId)
      .slice(0, 1),
  };
}

/** The slots of the window, or the first one after it. */
const offered = (found: { readonly slots: readonly Slot[]; readonly next: Slot | null } | undefined): readonly Slot[] =>
  found === undefined ? [] : found.slots.length > 0 || found.next === null ? found.slots : [found.next];

/** `/lawyers/{id}`: a slug is redirected to its id (screens.md). */
export async function lawyerLoader(args: LoaderArgs): Promise<ProfileData | Response> {
  const { id = '' } = args.params;
  if (isId(id)) return profileOf(args, id);
  const found = await findProfessional(platformOf(args), id, args.request.signal);
  return redirect(href('/lawyers/:id', { id: found.id }));
}

/** `/professionnels/{idname}`: an id is redirected to its slug; `…_2` is the visiting card, whose code a profile does not need. */
export async function professionalLoader(args: LoaderArgs): Promise<ProfileData | CardData | Response> {
  const { idname = '' } = args.params;
  if (idname.endsWith('_2')) {
    const { cardLoader } = await import(/* webpackChunkName: "data-card" */ './card-loader.ts');
    return cardLoader(args, idname.slice(0, -2));
  }
  if (!isId(idname)) return profileOf(args, idname);
  const found = await findProfessional(platformOf(args), idname, args.request.signal);
  return redirect(href('/professionnels/:idname', { idname: found.slug }));
}
