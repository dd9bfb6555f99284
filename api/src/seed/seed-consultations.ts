import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { FeeCurrency } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../db/run-as.ts';
import { people } from './people.ts';
import type { PlacedPerson } from './people.ts';
import { offers } from './seed-data.ts';
import type { SeedOffer } from './seed-data.ts';
import { pick, seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';

/** The first one to three offers of everybody's main profession. */
export async function seedConsultations(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('consultations')
    .values(people.flatMap((one) => consultationsOf(one, now)))
    .execute();
}

function consultationsOf({ slug, city, person }: PlacedPerson, now: Date) {
  const [profession = 'lawyer'] = person.functions;
  const types = person.callTypes ?? callTypes;
  return offers[profession]
    .slice(0, 1 + pick(`consultations ${slug}`, 3))
    .map((offer) => ({ ...offer, callTypes: types.filter((type) => offer.callTypes.includes(type)) }))
    .filter((offer) => offer.callTypes.length > 0)
    .map((offer, position) => ({
      id: seedId('consultation', `${slug} ${offer.name.en}`),
      professionalId: professionalId(slug),
      nameFr: offer.name.fr,
      nameEn: offer.name.en,
      minutes: offer.minutes ?? person.minutes ?? 30,
      ...feeOf(offer, slug, city.currency),
      callTypes: offer.callTypes,
      meetingProvider: offer.callTypes.includes('video') ? ('link' as const) : ('built_in' as const),
      videoLink: offer.callTypes.includes('video') ? `https://meet.jit.si/nimbia-${slug}` : null,
      preparationFr: offer.preparation?.fr ?? null,
      preparationEn: offer.preparation?.en ?? null,
      position,
      createdAt: now,
    }));
}

/** From the usual fee to half as much again, in steps of 500 francs or 5 euros or dollars. */
function feeOf({ fee }: SeedOffer, slug: string, currency: FeeCurrency) {
  if (typeof fee === 'string') return { feeKind: fee, fee: null, currency: null };
  const dearer = 1 + pick(`fee ${slug}`, 6) / 10;
  return { feeKind: 'fixed' as const, fee: Math.round((fee[currency] * dearer) / 500) * 500, currency };
}
