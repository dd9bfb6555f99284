import * as v from 'valibot';
import { requiredName } from './name.ts';
import { phone } from './phone.ts';
import { textLimits } from './text-limits.ts';
import { code, optionalText } from './text.ts';
import { locale } from './vocabulary.ts';
import { timeZone } from './wall-clock.ts';

/** PUT /base/users/update/{id}, by the user. An empty phone removes the number. */
export const accountChange = v.partial(
  v.object({
    lastName: requiredName(textLimits.lastName),
    firstNames: requiredName(textLimits.firstNames),
    phone: v.union([
      phone,
      v.pipe(
        optionalText(0),
        v.transform(() => ''),
      ),
    ]),
    lang: locale,
    timeZone,
    readReceipts: v.boolean(code('INVALID')),
  }),
);
export type AccountChange = v.InferInput<typeof accountChange>;
