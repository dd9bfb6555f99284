import type { Tx } from '../db/run-as.ts';
import { dateOf } from '../modules/availability/schedule.ts';
import { shownRating } from './community/shown-rating.ts';
import { demoAccounts } from './demo-accounts.ts';
import { people } from './people.ts';
import type { PlacedPerson } from './people.ts';
import { adds, articles, weeks } from './seed-data.ts';
import { pick, seedId } from './seed-id.ts';

const DAY = 86_400_000;
const day = (at: number) => Math.floor(at / DAY);
/** A place around a city's centre. */
const near = (degrees: number, by: number) => Number((degrees + (by - 200) / 10_000).toFixed(4));

export const professionalId = (slug: string): string => seedId('professional', slug);

/** Accounts, profiles, weekly hours and exceptions of everybody in `people`. Only demonstration accounts have a password. */
export async function seedProfessionals(tx: Tx, now: Date, hashOf: ReadonlyMap<string, string>): Promise<void> {
  await tx
    .insertInto('users')
    .values(people.map((one) => accountOf(one, now, hashOf)))
    .execute();
  await tx
    .insertInto('professionals')
    .values(people.map((one) => profileOf(one, now)))
    .execute();
  await tx
    .insertInto('availabilityRules')
    .values(
      people.flatMap(({ slug, person }) =>
        weeks[person.week].map((hours, index) => ({
          ...hours,
          id: seedId('hours', `${slug} ${index}`),
          professionalId: professionalId(slug),
          createdAt: now,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('availabilityExceptions')
    .values(people.flatMap(({ slug }) => exceptionsOf(slug, now)))
    .execute();
}

const demoOf = (slug: string) => demoAccounts.find((account) => 'slug' in account && account.slug === slug);
const emailOf = (slug: string) => demoOf(slug)?.email ?? `${slug}@cabinet.test`;

function phoneOf({ slug, city }: PlacedPerson): string {
  const number = String(pick(`phone ${slug}`, 10_000)).padStart(4, '0');
  return city.phonePrefix + number;
}

/** Most give a number, many an address of the practice, some nothing; the demonstration account both. */
function publicContactOf(one: PlacedPerson) {
  const choice = demoOf(one.slug) ? 3 : pick(`contact ${one.slug}`, 4);
  return {
    publicPhone: choice % 2 === 1 ? phoneOf(one) : null,
    publicEmail: choice >= 2 ? `contact@${one.slug}.test` : null,
  };
}

function accountOf(one: PlacedPerson, now: Date, hashOf: ReadonlyMap<string, string>) {
  const { slug, city, person } = one;
  const termsAcceptedAt = new Date(now.getTime() - 400 * DAY);
  return {
    id: professionalId(slug),
    role: 'professional' as const,
    email: emailOf(slug),
    passwordHash: hashOf.get(emailOf(slug)) ?? '',
    lastName: person.lastName,
    firstNames: person.firstNames,
    phone: phoneOf(one),
    lang: person.languages[0] === 'en' ? ('en' as const) : ('fr' as const),
    timeZone: city.timeZone,
    termsAcceptedAt,
    emailConfirmedAt: termsAcceptedAt,
    createdAt: termsAcceptedAt,
  };
}

export function profileOf(one: PlacedPerson, now: Date) {
  const { slug, city, person } = one;
  const { country, timeZone, latitude, longitude } = city;
  const [profession = 'lawyer'] = person.functions;
  const hours = weeks[person.week];
  const register = city.registers[profession];
  const verified = {
    verifiedAt: new Date(now.getTime() - (40 + pick(`verified ${slug}`, 300)) * DAY),
    verifiedUntil: dateOf(day(now.getTime()) + 120 + pick(`until ${slug}`, 400)),
    registeredWithFr: register?.fr ?? null,
    registeredWithEn: register?.en ?? null,
    registerNumber: register ? `${city.registerPrefix}-${String(1000 + pick(`register ${slug}`, 9000))}` : null,
  };
  return {
    id: professionalId(slug),
    slug,
    kind: person.company === undefined ? ('individual' as const) : ('legal_entity' as const),
    companyName: person.company ?? null,
    lastName: person.lastName,
    firstNames: person.firstNames,
    email: emailOf(slug),
    secondaryEmail: `secours-${emailOf(slug)}`,
    phoneNumber: phoneOf(one),
    ...publicContactOf(one),
    yearsOfExperience: person.years,
    openingTime: hours.map(({ startTime }) => startTime).sort()[0] ?? null,
    closingTime:
      hours
        .map(({ endTime }) => endTime)
        .sort()
        .at(-1) ?? null,
    // A firm is neither a man nor a woman.
    gender: person.company === undefined ? person.gender : null,
    country,
    city: city.name,
    languages: person.languages,
    functions: person.functions,
    specialities: person.specialities,
    descriptionFr: person.description.fr,
    descriptionEn: person.description.en,
    address: `${person.address}, ${city.name}`,
    latitude: near(latitude, pick(`lat ${slug}`, 400)),
    longitude: near(longitude, pick(`lon ${slug}`, 400)),
    timeZone,
    bufferMinutes: person.bufferMinutes ?? 0,
    availableSince: person.isAvailableNow ? now : null,
    ...contactsOf(slug),
    ...shownRating(slug, person),
    planId: planOf(slug),
    createdAt: new Date(now.getTime() - (60 + pick(`joined ${slug}`, 500)) * DAY),
    ...(person.isVerified === false ? {} : verified),
  };
}

/** Two of the demonstration accounts and some others take first contacts; one person is away. */
function contactsOf(slug: string) {
  const email = demoOf(slug)?.email;
  const isAway = slug === 'odile-mvondo-yaounde';
  return {
    firstContacts: email === undefined ? pick(`first contacts ${slug}`, 3) === 0 : !email.startsWith('pro-free'),
    isAway,
    awayFr: isAway ? 'Merci de votre message. Je suis en médiation jusqu’à jeudi et vous réponds vendredi.' : null,
    awayEn: isAway ? 'Thank you for your message. I am in mediation until Thursday and will answer on Friday.' : null,
  };
}

/** What somebody publishes in the demonstration, their plan grants. */
function planOf(slug: string): 'free' | 'standard' | 'premium' {
  const account = demoOf(slug);
  if (account?.email.startsWith('pro-free')) return 'free';
  if (adds.some(({ professional, state = 'approved' }) => professional === slug && state === 'approved'))
    return 'premium';
  if (account || articles.some(({ author }) => author === slug)) return 'standard';
  return (['free', 'standard', 'free', 'premium'] as const)[pick(`plan ${slug}`, 4)] ?? 'free';
}

/** The end of the year is closed for everybody; some are at a conference, some open a Saturday they usually keep. */
function exceptionsOf(slug: string, now: Date) {
  const id = professionalId(slug);
  const today = day(now.getTime());
  const year = now.getUTCFullYear();
  const on = (date: string) => ({
    id: seedId('exception', `${slug} ${date}`),
    professionalId: id,
    date,
    createdAt: now,
  });
  const closed = (date: string, reason: string) => ({ ...on(date), ranges: '[]', reason });
  const list = [closed(`${year}-12-25`, 'Noël'), closed(`${year + 1}-01-01`, 'Jour de l’an')];
  const chance = pick(`exceptions ${slug}`, 5);
  if (chance === 0) list.push(closed(dateOf(today + 9), 'Formation'));
  if (chance === 1) {
    const untilSaturday = (((6 - ((today + 4) % 7)) % 7) + 7) % 7 || 7;
    const ranges = JSON.stringify([{ start: '09:00', end: '13:00' }]);
    list.push({ ...on(dateOf(today + untilSaturday)), ranges, reason: 'Permanence du samedi' });
  }
  if (chance === 2) list.push(closed(dateOf(today + 16), 'Congrès'), closed(dateOf(today + 17), 'Congrès'));
  return [...new Map(list.map((entry) => [entry.date, entry])).values()];
}
