import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { callTypes, legalCategories, professions, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import { masksOf } from '../modules/availability/mask.ts';
import { dateOf, dayNumber } from '../modules/availability/schedule.ts';
import { runAsSystem } from '../db/run-as.ts';
import type { Tx } from '../db/run-as.ts';
import type { Tables } from '../db/schema.ts';
import { people } from './people.ts';
import { cities, weeks } from './seed-data.ts';
import type { WeekName } from './seed-data.ts';

/** Rows per statement: each stays well under the statement deadline, also on the embedded database. */
const BATCH = 2000;
/** Shorter than the usual 90 days: measuring needs many professionals rather than many days. */
const HORIZON = 14;

const weekNames = Object.keys(weeks) as WeekName[];
/** What a professional offers: a first consultation in every way, and most offer others. */
const first = (minutes: number) => ({
  nameFr: 'Première consultation',
  nameEn: 'First consultation',
  minutes,
  callTypes,
});
const followUp = { nameFr: 'Suivi de dossier', nameEn: 'Follow-up', minutes: 30, callTypes };
const urgent = {
  nameFr: 'Conseil urgent',
  nameEn: 'Urgent advice',
  minutes: 20,
  callTypes: ['video', 'call'] as const,
};
const offerings = [[first(20)], [first(30), urgent], [first(45), followUp], [first(60), followUp, urgent]];
const archetypes = cities.flatMap((city) =>
  weekNames.flatMap((week) => offerings.map((offers) => ({ city, week, offers }))),
);
type Archetype = (typeof archetypes)[number];

/**
 * Adds generated professionals by statements over whole sets, for measurements: verified, without documents. A few hundred
 * archetypes (city, week, consultations) share hours and masks. The same number, `from` to `professionals`, gives the same person.
 */
export async function seedMany(
  db: Kysely<Tables>,
  { now, professionals, from: lowest = 1 }: { now: Date; professionals: number; from?: number },
): Promise<void> {
  for (let from = lowest; from <= professionals; from += BATCH) {
    const to = Math.min(from + BATCH - 1, professionals);
    await runAsSystem(db, async (tx) => {
      await insertPeople(tx, from, to);
      await insertConsultations(tx, from, to);
      await insertHours(tx, from, to);
      await insertMasks(tx, from, to, now);
    });
  }
}

const idOf = sql`md5('many ' || n)::uuid`;
const numbers = (from: number, to: number) => sql`generate_series(${from}::int, ${to}::int) as n`;
/** Independent of everything else: a search would walk past the best rated if they were all of another profession. */
const randomRating = sql`('x' || left(md5('rating ' || n), 7))::bit(28)::int`;
const fee = sql`5000 + n % 50 * 500`;
const at = (values: readonly string[], step: string) =>
  sql`(${[...values]}::text[])[1 + (n ${sql.raw(step)}) % ${values.length}]`;

async function insertPeople(tx: Tx, from: number, to: number): Promise<void> {
  const firstNames = [...new Set(people.map(({ person }) => person.firstNames))];
  const lastNames = [...new Set(people.map(({ person }) => person.lastName))];
  const byArchetype = (value: (one: Archetype) => string | number, type: string) =>
    sql`(${archetypes.map((one) => String(value(one)))}::text[])[1 + n % ${archetypes.length}]::${sql.raw(type)}`;
  const currency = byArchetype(({ city }) => city.currency, 'text');
  await sql`
    insert into users (id, role, email, password_hash, last_name, first_names, lang, time_zone)
    select ${idOf}, 'professional', 'many-' || n || '@cabinet.test', '', ${at(lastNames, '* 7 / 11')}, ${at(firstNames, '* 3 / 2')}, 'fr',
      ${byArchetype(({ city }) => city.timeZone, 'text')}
    from ${numbers(from, to)}`.execute(tx);
  await sql`
    insert into professionals (id, slug, last_name, first_names, email, secondary_email, phone_number, years_of_experience, gender, country, city,
      latitude, longitude, languages, functions, specialities, call_types, description_fr, description_en, time_zone, horizon_days, available_since,
      rating_average, rating_count, lowest_fee_kind, lowest_fee, lowest_fee_currency, lowest_fee_minutes,
      video_fee_rank, call_fee_rank, in_person_fee_rank, verified_at, registered_with_fr, registered_with_en, register_number)
    select ${idOf}, 'many-' || n, ${at(lastNames, '* 7 / 11')}, ${at(firstNames, '* 3 / 2')}, 'many-' || n || '@cabinet.test',
      'secours-many-' || n || '@cabinet.test', '+000 ' || n, n % 40, (array['female', 'male'])[1 + n % 2],
      ${byArchetype(({ city }) => city.country, 'text')}, ${byArchetype(({ city }) => city.name, 'text')},
      ${byArchetype(({ city }) => city.latitude, 'float8')} + (n * 7 % 400 - 200) / 1000.0,
      ${byArchetype(({ city }) => city.longitude, 'float8')} + (n * 11 % 400 - 200) / 1000.0,
      array['fr', ${at(workingLanguages.slice(1), '/ 3')}],
      array[case when n % 2 = 0 then 'lawyer' else ${at(professions, '/ 2')} end],
      array[${at(legalCategories, '')}, ${at(legalCategories.slice(0, 7), '/ 5')}],
      ${[...callTypes]}::text[],
      'Cabinet numéro ' || n || ' : conseil, rédaction et représentation.', 'Practice number ' || n || ': advice, drafting and representation.',
      ${byArchetype(({ city }) => city.timeZone, 'text')}, ${HORIZON}, case when n % 12 = 0 then now() end,
      case when n % 9 = 0 then null else 3 + ${randomRating} % 200 / 100.0 end, n % 90,
      'fixed', ${fee}, ${currency}, ${byArchetype(({ offers: [first] }) => first?.minutes ?? 0, 'int')},
      ${sql.join(callTypes.map(() => sql`comparable_fee('fixed', ${fee}, ${currency})`))},
      case when n % 25 = 0 then null else now() - interval '90 days' end, 'au barreau', 'the bar', 'M-' || n
    from ${numbers(from, to)}`.execute(tx);
}

/** Their fees are in the profile already, so that no trigger writes it again. */
async function insertConsultations(tx: Tx, from: number, to: number): Promise<void> {
  const rows = archetypes.flatMap(({ city: { currency }, offers }, index) =>
    offers.map((offer, position) => ({ index, currency, position, ...offer })),
  );
  await sql`
    insert into consultations (professional_id, name_fr, name_en, minutes, fee_kind, fee, currency, call_types, video_link, meeting_provider, position)
    select ${idOf}, c.name_fr, c.name_en, c.minutes, 'fixed', ${fee}, c.currency, string_to_array(c.call_types, ','),
      'https://meet.jit.si/nimbia-many-' || n, 'link', c.position
    from ${numbers(from, to)}
    join unnest(${rows.map(({ index }) => index)}::int[], ${rows.map(({ position }) => position)}::int[], ${rows.map((row) => row.nameFr)}::text[],
      ${rows.map((row) => row.nameEn)}::text[], ${rows.map(({ minutes }) => minutes)}::int[], ${rows.map((row) => row.callTypes.join())}::text[],
      ${rows.map(({ currency }) => currency)}::text[])
      as c (archetype, position, name_fr, name_en, minutes, call_types, currency) on c.archetype = n % ${archetypes.length}`.execute(
    tx,
  );
}

async function insertHours(tx: Tx, from: number, to: number): Promise<void> {
  const rows = archetypes.flatMap(({ week }, index) => weeks[week].map((hours) => ({ index, ...hours })));
  await sql`
    insert into availability_rules (professional_id, weekday, start_time, end_time, call_types)
    select ${idOf}, r.weekday, r.start_time, r.end_time, string_to_array(r.call_types, ',')
    from ${numbers(from, to)}
    join unnest(${rows.map(({ index }) => index)}::int[], ${rows.map(({ weekday }) => weekday)}::int[], ${rows.map(({ startTime }) => startTime)}::text[],
      ${rows.map(({ endTime }) => endTime)}::text[], ${rows.map((row) => row.callTypes.join())}::text[])
      as r (archetype, weekday, start_time, end_time, call_types) on r.archetype = n % ${archetypes.length}`.execute(
    tx,
  );
}

async function insertMasks(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  const rows = masksOfArchetypes(now);
  await sql`
    insert into availability_days (professional_id, day, types, mask, slot_minutes, notice_minutes)
    select ${idOf}, m.day, m.types, m.mask::bit(96), m.slot_minutes, 120
    from ${numbers(from, to)}
    join unnest(${rows.map(({ index }) => index)}::int[], ${rows.map(({ day }) => day)}::date[], ${rows.map(({ mask }) => mask)}::text[],
      ${rows.map(({ minutes }) => minutes)}::int[], ${rows.map(({ types }) => types)}::smallint[]) as m (archetype, day, mask, slot_minutes, types) on m.archetype = n % ${archetypes.length}`.execute(
    tx,
  );
  const today = dateOf(Math.floor(now.getTime() / 86_400_000));
  const strips = stripsOf(rows, today);
  await sql`
    insert into availability_strips (professional_id, types, slot_minutes, notice_minutes, first_day, mask)
    select ${idOf}, s.types, s.slot_minutes, 120, ${today}::date, s.mask::varbit
    from ${numbers(from, to)}
    join unnest(${strips.map(({ index }) => index)}::int[], ${strips.map(({ types }) => types)}::smallint[],
      ${strips.map(({ minutes }) => minutes)}::int[], ${strips.map(({ mask }) => mask)}::text[])
      as s (archetype, types, slot_minutes, mask) on s.archetype = n % ${archetypes.length}`.execute(tx);
  await sql`insert into availability_fills (professional_id, filled_on) select ${idOf}, ${today}::date from ${numbers(from, to)}`.execute(
    tx,
  );
}

interface ArchetypeMask {
  readonly index: number;
  readonly minutes: number;
  readonly day: string;
  readonly types: number;
  readonly mask: string;
}
/** The masks of each archetype, length and set of call types as one. */
function stripsOf(masks: readonly ArchetypeMask[], today: string): Omit<ArchetypeMask, 'day'>[] {
  const kinds = Map.groupBy(masks, ({ index, types, minutes }) => [index, types, minutes].join());
  const days = Array.from({ length: HORIZON + 2 }, (_, ahead) => dateOf(dayNumber(today) + ahead));
  return [...kinds.values()].flatMap((ofKind) => {
    const byDay = new Map(ofKind.map(({ day, mask }) => [day, mask]));
    return ofKind.slice(0, 1).map(({ index, types, minutes }) => ({
      index,
      types,
      minutes,
      mask: days.map((day) => byDay.get(day) ?? '0'.repeat(96)).join(''),
    }));
  });
}

let known: { at: number; masks: ArchetypeMask[] } | undefined;

/** Nobody of the many has an appointment, so that an archetype's masks are everybody's. */
function masksOfArchetypes(now: Date): ArchetypeMask[] {
  if (known?.at === now.getTime()) return known.masks;
  const minute = Math.floor(now.getTime() / 60_000);
  const today = Math.floor(minute / 1440);
  const masks = archetypes.flatMap(({ city, week, offers }, index) => {
    const calendar = {
      timeZone: city.timeZone,
      bufferMinutes: 0,
      minimumNoticeMinutes: 120,
      horizonDays: HORIZON,
      rules: weeks[week],
      exceptions: [],
    };
    const diary = { calendar, offers, busy: [], counted: [] };
    const days = masksOf(diary, { fromDay: today, toDay: today + HORIZON + 1, now: minute });
    return days.map(({ day, types, minutes, mask }) => ({ index, minutes, day: dateOf(day), types, mask }));
  });
  known = { at: now.getTime(), masks };
  return masks;
}
