import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { databaseRole } from '../roles.ts';

/** What people publish, by its table: the column of its owner, and what their plan has to grant for it. */
const works = [
  { table: 'articles', owner: 'author_id', entitlement: 'articles' },
  { table: 'adds', owner: 'professional_id', entitlement: 'advertising' },
  { table: 'answers', owner: 'professional_id' },
  { table: 'reviews', owner: 'professional_id' },
  { table: 'comments', owner: 'author_id' },
] as const;

/**
 * Who is listed and what is published are said here and nowhere else (decision 046). Each row that a professional puts in public knows until
 * when it may be shown, so that a policy reads nothing but the row: triggers write it, whoever changes the documents or the plan.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const { table, ...work } of works)
    await sql`
      alter table ${sql.table(table)} add column shown_until date not null default 'infinity'
      ${'entitlement' in work ? sql`, add column in_plan boolean not null default true` : sql``}`.execute(db);
  // PostgreSQL writes them into the statement (SQL, not definer, nothing set), so that indexes serve them.
  await sql`
    create function is_listed(verified_at timestamptz, verified_until date) returns boolean language sql stable parallel safe
    as $$ select verified_at is not null and (verified_until is null or verified_until >= (now() at time zone 'UTC')::date) $$`.execute(
    db,
  );
  await sql`
    create function is_published(published_at timestamptz, shown_until date) returns boolean language sql stable parallel safe
    as $$ select published_at <= now() and shown_until >= (now() at time zone 'UTC')::date $$`.execute(db);
  await sql`
    create function plan_grants(plan text, entitlement text) returns boolean language sql stable parallel safe
    as $$ select exists (select from public.plans where id = plan and entitlement = any (entitlements)) $$`.execute(db);
  await sql`
    create function last_day_shown(owner uuid, entitlement text) returns date language sql stable parallel safe
    as $$
      select coalesce((
        select case when verified_at is null or not (entitlement is null or public.plan_grants(plan_id, entitlement)) then '-infinity'::date
          else coalesce(verified_until, 'infinity') end
        from public.professionals where id = owner), 'infinity')
    $$`.execute(db);
  await sql`
    create function answers_in_sight(question uuid) returns integer language sql stable parallel safe
    as $$
      select count(*)::integer from public.answers
      where question_id = question and moderation <> 'hidden' and shown_until >= (now() at time zone 'UTC')::date
    $$`.execute(db);
  await keepTouchForWords(db);
  await takeStanding(db);
  await followStanding(db, 'professionals', sql`p.id = new.id`);
  await followStanding(db, 'plans', sql`p.plan_id = new.id`);
  await writeStanding(db);
}

/** An article that comes in sight or goes out of it was not changed by anybody. */
async function keepTouchForWords<T>(db: Kysely<T>): Promise<void> {
  await sql`drop trigger articles_touch on articles`.execute(db);
  await sql`
    create trigger articles_touch before update of category, title_fr, title_en, summary_fr, summary_en, body_fr, body_en, published_at on articles
    for each row execute function touch_updated_at()`.execute(db);
}

/** Locks the owner's profile: its standing does not change before the row is there to follow it. */
async function takeStanding<T>(db: Kysely<T>): Promise<void> {
  await asSystem(
    db,
    'take_standing',
    sql`
      declare
        owner uuid;
      begin
        if tg_argv[0] = 'author_id' then owner := new.author_id; else owner := new.professional_id; end if;
        if tg_table_name = 'reviews' then
          perform from public.professionals where id = owner for no key update;
        else
          perform from public.professionals where id = owner for share;
        end if;
        new.shown_until := public.last_day_shown(owner, tg_argv[1]);
        if tg_argv[1] is not null then
          new.in_plan := owner is null
            or exists (select from public.professionals where id = owner and public.plan_grants(plan_id, tg_argv[1]));
        end if;
        return new;
      end`,
  );
  for (const { table, owner, ...work } of works) {
    const named = 'entitlement' in work ? [owner, work.entitlement] : [owner];
    await sql`
      create trigger ${sql.id(`${table}_take_standing`)} before insert on ${sql.table(table)}
      for each row execute function take_standing(${sql.join(named.map((name) => sql.lit(name)))})`.execute(db);
  }
}

async function followStanding<T>(
  db: Kysely<T>,
  table: 'professionals' | 'plans',
  whose: RawBuilder<unknown>,
): Promise<void> {
  // A plan changes nothing for what every plan has.
  const followers = works.filter((work) => table === 'professionals' || 'entitlement' in work);
  const name = `${table}_show_works`;
  await asSystem(
    db,
    name,
    sql`
      begin
        ${sql.join(
          followers.map((work) => sql`${newStanding(work, whose)};`),
          sql` `,
        )}
        ${
          table === 'professionals'
            ? sql`update public.questions q set answer_count = public.answers_in_sight(q.id)
              where q.id in (select question_id from public.answers where professional_id = new.id);`
            : sql``
        }
        return null;
      end`,
  );
  await (
    table === 'professionals'
      ? sql`
        create trigger ${sql.id(name)} after update of verified_at, verified_until, plan_id on professionals for each row
        when ((old.verified_at, old.verified_until, old.plan_id) is distinct from (new.verified_at, new.verified_until, new.plan_id))
        execute function ${sql.id(name)}()`
      : sql`
        create trigger ${sql.id(name)} after update of entitlements on plans for each row
        when (old.entitlements is distinct from new.entitlements) execute function ${sql.id(name)}()`
  ).execute(db);
}

function newStanding(
  { table, owner, ...work }: (typeof works)[number],
  whose: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const has = 'entitlement' in work ? sql.lit(work.entitlement) : null;
  const columns = has ? sql`shown_until, in_plan` : sql`shown_until`;
  const values = has
    ? sql`public.last_day_shown(p.id, ${has}), public.plan_grants(p.plan_id, ${has})`
    : sql`public.last_day_shown(p.id, null)`;
  return sql`
    update public.${sql.table(table)} w set (${columns}) = row (${values}) from public.professionals p
    where p.id = w.${sql.ref(owner)} and ${whose} and row (${columns}) is distinct from row (${values})`;
}

/** What was published before. The owner of the tables is held by row-level security too, and would see no row. */
async function writeStanding<T>(db: Kysely<T>): Promise<void> {
  const tables = [...works.map(({ table }) => table), 'professionals', 'plans', 'questions'];
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  for (const work of works) await newStanding(work, sql`true`).execute(db);
  await sql`
    update questions set answer_count = answers_in_sight(id) where answer_count <> answers_in_sight(id)`.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}

/** A trigger's function with the rights of our own code: who writes has no right to others' rows. */
export async function asSystem<T>(db: Kysely<T>, name: string, body: RawBuilder<unknown>): Promise<void> {
  const named = sql.id(name);
  await sql`
    create function ${named}() returns trigger language plpgsql security definer set search_path = pg_catalog, public
    as $$ ${body} $$`.execute(db);
  await sql`revoke all on function ${named}() from public`.execute(db);
  const system = sql.id(databaseRole('system'));
  await sql`grant create on schema public to ${system}`.execute(db); // a new owner needs it for the moment of the change
  await sql`alter function ${named}() owner to ${system}`.execute(db);
  await sql`revoke create on schema public from ${system}`.execute(db);
}
