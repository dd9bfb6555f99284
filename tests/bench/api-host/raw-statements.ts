import pg from 'pg';
import { readableColumns } from '../../../api/src/policy/access.ts';
import { snakeCase } from '../../../api/src/policy/snake-case.ts';
import { professionalsPolicy } from '../../../api/src/modules/professionals/policy.ts';
import type { RawQuery } from './raw-database.ts';

const stored = readableColumns(professionalsPolicy, 'anon').filter((name) => professionalsPolicy.cols[name]);
const columns = stored.map((name) => pg.escapeIdentifier(snakeCase(name)));
const listed = `from professionals where verified_at is not null and (verified_until is null or verified_until >= current_date)`;
const inOrder = 'order by rating_rank desc, id desc limit 20';

export const oneOf = (query: RawQuery, id: string) => query(`select ${columns.join()} ${listed} and id = $1`, [id]);

export const listOf = (query: RawQuery, city: string) =>
  query(`select ${columns.join()} ${listed} and city = $1 ${inOrder}`, [city]);

/** The first page and the capped total, as in the API's response. */
export async function searchOf(query: RawQuery, facets: { city: string; category: string; language: string }) {
  const found = `${listed} and city_folded = fold($1) and specialities @> array[$2] and languages @> array[$3]`;
  const values = [facets.city, facets.category, facets.language];
  const page = await query(`select ${columns.join()} ${found} ${inOrder}`, values);
  return { page, total: await query(`select count(*) from (select ${found} limit 10001) as counted`, values) };
}

/** The rows from which slots are computed; no slot itself. */
export function slotsOf(query: RawQuery, ids: readonly string[], { from, to }: { from: string; to: string }) {
  const of = 'where professional_id = any ($1::uuid[])';
  return Promise.all([
    query(`select ${columns.join()} ${listed} and id = any ($1::uuid[])`, [ids]),
    query(
      `select id, professional_id, minutes, call_types from consultations ${of} and active order by position, created_at`,
      [ids],
    ),
    query(`select professional_id, weekday, start_time, end_time, call_types from availability_rules ${of}`, [ids]),
    query(`select professional_id, date, ranges from availability_exceptions ${of} and date between $2 and $3`, [
      ids,
      from.slice(0, 10),
      to.slice(0, 10),
    ]),
    query(`select professional_id, starts_at, ends_at from appointments ${of} and starts_at >= $2 and starts_at < $3`, [
      ids,
      from,
      to,
    ]),
  ]);
}
