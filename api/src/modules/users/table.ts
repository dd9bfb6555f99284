import { optionalText, phone, requiredText, timeZone } from 'shared-contracts/schemas/text';
import { locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { usersPolicy } from './policy.ts';

const accountChange = v.partial(
  v.object({
    lastName: requiredText(80),
    firstNames: requiredText(120),
    phone: v.union([
      phone,
      v.pipe(
        optionalText(0),
        v.transform(() => ''),
      ),
    ]),
    lang: locale,
    timeZone,
  }),
);

export const usersTable: TableModule = { path: 'users', policy: usersPolicy, update: { schema: () => accountChange } };
