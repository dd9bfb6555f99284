import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type { registration } from 'shared-contracts/schemas/registration';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { sendMail } from '../mail/outbox.ts';
import { createFirstConsultation } from './create-first-consultation.ts';
import type { AccountMails } from './account-mails.ts';
import { freeSlug } from './slug.ts';

export type Registration = InferOutput<typeof registration>;

/** Mails the link that confirms the recovery e-mail of a professional: the module that does so builds on this one. */
export type NameRecovery = (tx: Tx, named: { userId: string; email: string; now: Date }) => Promise<unknown>;

/** Writes the account and, for a professional, the profile, which is neither verified nor listed. `tx` runs as `system`. */
export async function register(
  tx: Tx,
  input: Registration,
  passwordHash: string,
  { now, nameRecovery }: { readonly now: Date; readonly nameRecovery: NameRecovery },
): Promise<string> {
  const id = randomUUID();
  const { role, email, lastName, firstNames, phone, lang, timeZone } = input;
  await tx
    .insertInto('users')
    .values({ id, role, email, passwordHash, lastName, firstNames, phone, lang, timeZone, termsAcceptedAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing()) // also of a concurrent registration
    .returning('id')
    .executeTakeFirstOrThrow(
      () => new Problem(409, 'EMAIL_TAKEN', { errors: [{ pointer: '/email', code: 'EMAIL_TAKEN' }] }),
    );
  if (input.role === 'professional') {
    const { kind, secondaryEmail, profession, country, city } = input;
    const companyName = input.companyName || null;
    const slug = await freeSlug(tx, companyName ?? `${firstNames} ${lastName}`, id);
    await tx
      .insertInto('professionals')
      .values({
        id,
        slug,
        kind,
        companyName,
        lastName,
        firstNames,
        email,
        phoneNumber: phone,
        country,
        city,
        functions: [profession],
        timeZone,
        languages: [lang],
      })
      .execute();
    await createFirstConsultation(tx, id, profession);
    await nameRecovery(tx, { userId: id, email: secondaryEmail, now });
  }
  await appendAudit(tx, { actorId: id, actorRole: role, action: 'account.registered', subject: id, details: {} });
  await sendMail<AccountMails>(tx, {
    eventId: `welcome:${id}`,
    to: { userId: id },
    template: `welcome_${input.role}`,
    data: {},
  });
  return id;
}
