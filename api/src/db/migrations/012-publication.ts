import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/**
 * Each published row stores until when it may be shown, so that its policy needs no other table (decision 046).
 * Triggers update it on every change of the documents, the plan or the subject.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    ...functions,
    ...setOnInsert,
    ...followOwner('professionals', sql`p.id = new.id`),
    ...followOwner('plans', sql`p.plan_id = new.id`),
    ...setSubjectOnInsert,
    ...subjects.flatMap(followSubject),
  ]);
}

/** Tables of published rows: the owner's column, and the entitlement that their plan needs. */
const works: readonly { readonly table: string; readonly owner: string; readonly entitlement?: string }[] = [
  { table: 'articles', owner: 'author_id', entitlement: 'articles' },
  { table: 'adds', owner: 'professional_id', entitlement: 'advertising' },
  { table: 'answers', owner: 'professional_id' },
  { table: 'reviews', owner: 'professional_id' },
  { table: 'comments', owner: 'author_id' },
];

const functions = [
  sql`
    create function last_day_shown(owner uuid, entitlement text) returns date language sql stable parallel safe
    as $$
      select coalesce((
        select case when verified_at is null or not (entitlement is null or public.plan_grants(plan_id, entitlement)) then '-infinity'::date
          else coalesce(verified_until, 'infinity') end
        from public.professionals where id = owner), 'infinity')
    $$`,
  sql`
    create function answers_in_sight(question uuid) returns integer language sql stable parallel safe
    as $$
      select count(*)::integer from public.answers
      where question_id = question and moderation <> 'hidden' and shown_until >= (now() at time zone 'UTC')::date
    $$`,
];

/** Locks the owner's profile, so that its verification and plan cannot change before the row is inserted. */
const setOnInsert = [
  ...systemFunction(
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
  ),
  ...works.map(
    ({ table, owner, entitlement }) => sql`
      create trigger ${sql.id(`${table}_take_standing`)} before insert on ${sql.table(table)} for each row
      execute function take_standing(${sql.join([owner, ...(entitlement ? [entitlement] : [])].map((name) => sql.lit(name)))})`,
  ),
];

function followOwner(table: 'professionals' | 'plans', whose: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const ofProfessionals = table === 'professionals';
  // Entitlements of every plan do not depend on the plan.
  const followers = works.filter(({ entitlement }) => ofProfessionals || entitlement);
  const name = `${table}_show_works`;
  return [
    ...systemFunction(
      name,
      sql`
      begin
        ${sql.join(
          followers.map((work) => sql`${updateShown(work, whose)};`),
          sql` `,
        )}
        ${
          ofProfessionals
            ? sql`update public.questions q set answer_count = public.answers_in_sight(q.id)
              where q.id in (select question_id from public.answers where professional_id = new.id);`
            : sql``
        }
        return null;
      end`,
    ),
    ofProfessionals
      ? sql`
        create trigger ${sql.id(name)} after update of verified_at, verified_until, plan_id on professionals for each row
        when ((old.verified_at, old.verified_until, old.plan_id) is distinct from (new.verified_at, new.verified_until, new.plan_id))
        execute function ${sql.id(name)}()`
      : sql`
        create trigger ${sql.id(name)} after update of entitlements on plans for each row
        when (old.entitlements is distinct from new.entitlements) execute function ${sql.id(name)}()`,
  ];
}

function updateShown(
  { table, owner, entitlement }: (typeof works)[number],
  whose: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const granted = entitlement ? sql.lit(entitlement) : undefined;
  const columns = granted ? sql`shown_until, in_plan` : sql`shown_until`;
  const values = granted
    ? sql`public.last_day_shown(p.id, ${granted}), public.plan_grants(p.plan_id, ${granted})`
    : sql`public.last_day_shown(p.id, null)`;
  return sql`
    update public.${sql.table(table)} w set (${columns}) = row (${values}) from public.professionals p
    where p.id = w.${sql.ref(owner)} and ${whose} and row (${columns}) is distinct from row (${values})`;
}

/** Since when the subject of a comment is published; null hides the comment with it. */
const subjects = [
  { table: 'articles', key: 'article_id', since: sql`s.published_at`, columns: sql`published_at, shown_until` },
  {
    table: 'answers',
    key: 'answer_id',
    since: sql`case when s.question_shown and s.moderation <> 'hidden' then s.created_at end`,
    columns: sql`question_shown, moderation, shown_until`,
  },
] as const;

const [takeArticle, takeAnswer] = subjects.map(
  ({ table, key, since }) => sql`
    select ${since}, s.shown_until into new.subject_published_at, new.subject_shown_until
    from public.${sql.table(table)} s where s.id = new.${sql.ref(key)} for share`,
);

const setSubjectOnInsert = [
  ...systemFunction(
    'comments_take_subject',
    sql`begin if new.article_id is not null then ${takeArticle}; else ${takeAnswer}; end if; return new; end`,
  ),
  sql`
    create trigger comments_take_subject before insert on comments
    for each row execute function comments_take_subject()`,
];

function followSubject({ table, key, since, columns }: (typeof subjects)[number]): RawBuilder<unknown>[] {
  const name = `${table}_show_comments`;
  return [
    ...systemFunction(
      name,
      sql`
      declare
        s record := new;
      begin
        update public.comments set subject_published_at = ${since}, subject_shown_until = s.shown_until
        where ${sql.ref(key)} = s.id
          and (subject_published_at, subject_shown_until) is distinct from (${since}, s.shown_until);
        return null;
      end`,
    ),
    sql`
      create trigger ${sql.id(name)} after update of ${columns} on ${sql.table(table)}
      for each row execute function ${sql.id(name)}()`,
  ];
}
