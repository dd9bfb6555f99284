import { redirect } from 'react-router-dom';
import { listOwnDocuments } from 'shared-ui/domain/account/data/list-own-documents.ts';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import type { Document } from 'shared-contracts/schemas/document';
import { ownProfessional, type OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { pageOf } from 'shared-contracts/schemas/wire';
import { pick } from 'valibot';
import { sessionCodes } from '../../account/session-codes.ts';
import { platformOf, type LoaderArgs } from '../../loading/platform-of.ts';
import { settle, type Settled } from '../../loading/settle.ts';

const fields = ['id', 'kind', 'profession'] as const;
const professionals = pageOf(pick(ownProfessional, fields));

export interface Registration {
  readonly professional: Pick<OwnProfessional, (typeof fields)[number]>;
  readonly documents: readonly Document[];
  /** Calendar date in UTC, for expiry. */
  readonly today: string;
}

/** Documents of the signed-in professional. Redirects a visitor to sign in; null for another role. */
export async function documentsLoader(args: LoaderArgs): Promise<Settled<Registration> | null | Response> {
  const { http, session } = platformOf(args);
  const { signal } = args.request;
  const signIn = redirect(signInPath('professional', href('/inscription-2') + new URL(args.request.url).search));
  if (session.user === null) return signIn;
  if (session.user.role !== 'professional') return null;
  const found = await settle(
    Promise.all([
      http.request('POST', '/pro/get-all/professionals', professionals, {
        body: { limit: 1, select: [...fields] },
        signal,
      }),
      listOwnDocuments(http, signal),
    ]),
  );
  if (!found.ok) return sessionCodes.includes(found.code) ? signIn : found;
  const [{ data }, documents] = found.value;
  const [professional] = data;
  if (professional === undefined) return { ok: false, code: 'NOT_FOUND' };
  return { ok: true, value: { professional, documents, today: new Date().toISOString().slice(0, 10) } };
}
