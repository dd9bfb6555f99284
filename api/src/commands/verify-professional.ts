import * as v from 'valibot';
import { calendarDate } from 'shared-contracts/schemas/text';
import { runAsSystem } from '../db/run-as.ts';
import { appendAudit } from '../modules/audit/append-audit.ts';
import { confirmDocuments } from '../modules/documents/confirm-documents.ts';
import { fail } from './fail.ts';
import { withServices } from './with-services.ts';
import { asciiEmail } from 'shared-contracts/formats/person/ascii-email';

/**
 * `npm run verify-professional -- <slug or email> <register number> <valid until, YYYY-MM-DD> [registered with, in
 * French] [in English]`: accepts every document that the registration requires, submitted or not, after which the
 * professional is listed and bookable. The embedded database must not be open elsewhere.
 */
const body = v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(160)));
const words = v.tuple([
  v.string(),
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  calendarDate,
  v.optional(body, null),
  v.optional(body, null),
]);
const given = v.safeParse(words, process.argv.slice(2));
if (!given.success)
  fail(
    'Usage: verify-professional <slug or email> <register number> <valid until, YYYY-MM-DD> [registered with, in French] [in English]',
  );
const [who, registerNumber, verifiedUntil, registeredWithFr, registeredWithEn] = given.output;
if (verifiedUntil < new Date().toISOString().slice(0, 10)) fail(`${verifiedUntil} is past.`);

const verified = await withServices(({ db }) =>
  runAsSystem(db, async (tx) => {
    const row = await tx
      .updateTable('professionals')
      .set({ registeredWithFr, registeredWithEn, registerNumber })
      .where((where) => where.or([where('slug', '=', who), where('email', '=', asciiEmail(who) ?? who)]))
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (row) {
      await confirmDocuments(tx, row.id, { by: null, expiresOn: verifiedUntil, now: new Date() });
      await appendAudit(tx, {
        actorId: null,
        actorRole: 'operator',
        action: 'professional.verification',
        subject: row.id,
        details: { registerNumber, verifiedUntil, registeredWithFr, registeredWithEn },
      });
    }
    return row;
  }),
);
if (!verified) fail(`There is no professional called ${who}.`);
process.stdout.write(`${verified.slug} is verified until ${verifiedUntil}.\n`);
