import { sql } from 'kysely';
import type { AddView } from 'shared-contracts/schemas/advertising';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { compileRows } from '../../policy/row-expression.ts';
import { running } from '../adds/policy.ts';

/**
 * Counts views in one statement. Advertisements that are not running, repeated views and views by the owner count nothing, with
 * the same answer, so that it reveals nothing.
 */
export async function countViews(context: CallContext, views: readonly AddView[]): Promise<Row[]> {
  // Sorted, so that concurrent calls lock rows in the same order and cannot deadlock.
  const ordered = [...views].sort((a, b) => (a.addId + a.viewId + a.kind < b.addId + b.viewId + b.kind ? -1 : 1));
  const today = context.now.toISOString().slice(0, 10);
  await context.asSystem((tx) =>
    sql`
      with sent as (
        select * from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as s ("addId" uuid, "viewId" uuid, kind text)
      ), fresh as (
        insert into add_views (add_id, view_id, kind, at)
        select a.id, s."viewId", s.kind, ${context.now}::timestamptz from sent s join adds a on a.id = s."addId"
        where ${compileRows(running)}
          and a.professional_id is distinct from ${context.caller.userId}::uuid
        order by a.id, s."viewId", s.kind
        on conflict on constraint add_views_once do nothing returning add_id, kind
      ), counted as (
        select add_id, count(*) filter (where kind = 'impression') as impressions, count(*) filter (where kind = 'click') as clicks
        from fresh group by add_id order by add_id
      ), totals as (
        update adds a set impressions = a.impressions + c.impressions, clicks = a.clicks + c.clicks
        from counted c where a.id = c.add_id returning a.id, a.professional_id
      )
      insert into add_days (add_id, professional_id, day, impressions, clicks)
      select c.add_id, t.professional_id, ${today}::date, c.impressions, c.clicks
      from counted c join totals t on t.id = c.add_id order by c.add_id
      on conflict on constraint add_days_once
      do update set impressions = add_days.impressions + excluded.impressions, clicks = add_days.clicks + excluded.clicks`.execute(
      tx,
    ),
  );
  return views.map((view) => ({ ...view }));
}
