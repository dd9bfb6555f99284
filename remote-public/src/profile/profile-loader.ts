import { redirect } from 'react-router-dom';
import type { Absence } from 'shared-contracts/schemas/absence';
import type { ProfessionalSlots, Slot } from 'shared-contracts/schemas/slots';
import type { Add } from 'shared-contracts/schemas/add';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { callTypes, type CallType } from 'shared-contracts/schemas/value-lists';
import { href } from 'shared-contracts/remote/paths';
import type { Canonical } from '../loading/canonical.ts';
import { drawAdds, loadAdds } from '../professionals/load-adds.ts';
import type { CardData } from './card-loader.ts';
import { fetchSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import { findProfessional, isId } from '../professionals/find-professional.ts';
import { listAbsences } from './list-absences.ts';
import { listArticles, type ArticleCard } from '../reading/list-articles.ts';
import { listConsultations, type OfferedConsultation } from '../booking/list-consultations.ts';
import { listReviews, type ShownReviews } from './list-reviews.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { settle, type Settled } from '../loading/settle.ts';
import { slotHolder } from '../booking/slot-holder.ts';

export interface ProfileData extends Canonical {
  readonly professional: PublicProfessional;
  /** What can be booked; without any, nothing can. */
  readonly consultations: Settled<readonly OfferedConsultation[]>;
  /** The consultation in the URL, else the first one, of those with the way to meet in the URL. */
  readonly consultation: OfferedConsultation | null;
  /** What is booked: that one, or the one in the URL where the list failed to load. */
  readonly consultationId: string | undefined;
  /** The consultation in the URL is not offered (any more). */
  readonly isReplaced: boolean;
  /** The way to meet in the URL, where that consultation has it. */
  readonly callType: CallType | undefined;
  /** Its next free slots, by that way, of some days. */
  readonly slots: Settled<readonly Slot[]>;
  /** An absence that somebody stands in for: the next one where nothing is free, else one that is near. */
  readonly absence: Absence | null;
  readonly articles: Settled<readonly ArticleCard[]>;
  /** null before the first review. */
  readonly reviews: Settled<ShownReviews> | null;
  /** Whether the URL asks for earlier reviews. */
  readonly isLaterPage: boolean;
  readonly adds: readonly Add[];
}

/** Slots of about five full days. */
const SLOTS_READ = 80;

async function profileOf(args: LoaderArgs, idOrSlug: string): Promise<ProfileData> {
  const platform = platformOf(args);
  const { signal, url } = args.request;
  const { searchParams } = new URL(url);
  const cursor = searchParams.get('reviews');
  const adds = loadAdds(platform, signal);
  const professional = await findProfessional(platform, idOrSlug, signal);
  const professionalId = professional.id;
  const consultations = await settle(listConsultations(platform, professionalId, signal));
  const offers = consultations.ok ? consultations.value : [];
  const asked = searchParams.get('consultation') ?? undefined;
  const way = callTypes.find((one) => one === searchParams.get('type'));
  const isByWay = (one: OfferedConsultation) => way !== undefined && one.callTypes.includes(way);
  const consultation = offers.find(({ id }) => id === asked) ?? offers.find(isByWay) ?? offers[0] ?? null;
  const shownWay = consultation === null || isByWay(consultation) ? way : undefined;
  const consultationId = consultations.ok || asked === undefined || !isId(asked) ? consultation?.id : asked;
  const [slots, absences, articles, reviews] = await Promise.all([
    settle(
      fetchSlots(
        platform.http,
        {
          professionalIds: [professionalId],
          consultationId,
          callType: shownWay,
          limit: SLOTS_READ,
          holder: slotHolder(),
        },
        signal,
      ),
    ),
    settle(listAbsences(platform.http, professionalId, signal)),
    settle(listArticles(platform, { authorId: professionalId, limit: 3 }, signal)),
    professional.ratingCount === 0 ? null : settle(listReviews(platform, { professionalId, cursor }, signal)),
  ]);
  return {
    canonical: href('/professionnels/:idname', { idname: professional.slug }),
    professional,
    consultations,
    consultation,
    consultationId,
    isReplaced: consultation !== null && asked !== undefined && consultation.id !== asked,
    callType: shownWay,
    slots: slots.ok ? { ok: true, value: offered(slots.value[0]) } : slots,
    absence: shownAbsence(absences, slots),
    articles,
    reviews,
    isLaterPage: cursor !== null,
    adds: drawAdds(
      (await adds()).filter((add) => add.placement === 'profile' && add.professionalId !== professionalId),
      1,
    ),
  };
}

/** An absence that is further ahead is not said while times are free. */
const SOON = 14 * 86_400_000;

function shownAbsence(
  absences: Settled<readonly Absence[]>,
  slots: Settled<readonly ProfessionalSlots[]>,
): Absence | null {
  const next = absences.ok ? absences.value[0] : undefined;
  if (next === undefined) return null;
  const isFull = slots.ok && offered(slots.value[0]).length === 0;
  return isFull || Date.parse(next.from) < Date.now() + SOON ? next : null;
}

/** The slots of the window, or the first one after it. */
const offered = (found: { readonly slots: readonly Slot[]; readonly next: Slot | null } | undefined): readonly Slot[] =>
  found === undefined ? [] : found.slots.length > 0 || found.next === null ? found.slots : [found.next];

/** `/lawyers/{id}`: a slug is redirected to its id (screens.md). */
export async function lawyerLoader(args: LoaderArgs): Promise<ProfileData | Response> {
  const { id = '' } = args.params;
  if (isId(id)) return profileOf(args, id);
  const found = await findProfessional(platformOf(args), id, args.request.signal);
  return redirect(href('/lawyers/:id', { id: found.id }) + new URL(args.request.url).search);
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
  return redirect(href('/professionnels/:idname', { idname: found.slug }) + new URL(args.request.url).search);
}
