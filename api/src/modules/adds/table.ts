import { calendarDate, instant, ourPage, requiredText } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { changeAdd } from './change-add.ts';
import { addsPolicy } from './policy.ts';

const advertisement = v.object({
  titleFr: requiredText(120),
  titleEn: requiredText(120),
  textFr: requiredText(400),
  textEn: requiredText(400),
  /** A page of ours: an advertisement never leads elsewhere. */
  target: ourPage(300),
  placement: v.picklist(['home', 'search', 'list', 'profile'], 'INVALID'),
  startsOn: calendarDate,
  endsOn: calendarDate,
});
const publication = v.object({ publishedAt: v.nullable(instant) });

export const addsTable: TableModule = {
  path: 'adds',
  policy: addsPolicy,
  create: { schema: () => advertisement },
  update: { schema: (scope) => (scope === 'operator' ? publication : v.partial(advertisement)), run: changeAdd },
};
