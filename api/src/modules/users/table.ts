import { optionalText, phone, requiredText, timeZone } from 'shared-contracts/schemas/text';
import { locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, TableModule, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
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

/** What a professional is called was checked: it changes in the profile, which keeps the account's names the same. @throws Problem 422. */
async function update({ caller }: CallContext, { input }: { input: Row }, write: Write): Promise<Row> {
  const names = caller.role === 'professional' ? ['lastName', 'firstNames'].filter((name) => name in input) : [];
  const errors = names.map((name) => ({ pointer: `/${name}`, code: 'FORBIDDEN' as const }));
  if (errors.length > 0) throw new Problem(422, 'VALIDATION_FAILED', { errors });
  return write(input);
}

export const usersTable: TableModule = {
  path: 'users',
  policy: usersPolicy,
  update: { schema: () => accountChange, run: update },
};
