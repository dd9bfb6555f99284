import { requiredDocuments } from 'shared-contracts/processes/registration-documents';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import { html } from '../html/html.ts';
import { sanitiseSvg } from '../modules/uploads/sanitise-svg.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { translatorFor } from '../translations/translator-for.ts';
import type { Tx } from '../db/run-as.ts';
import { people } from './people.ts';
import type { PlacedPerson } from './people.ts';
import { seedId } from './seed-id.ts';
import { profileOf } from './seed-professionals.ts';

const CONTENT_TYPE = 'image/svg+xml';
/** Files that are put at a time: a bucket is far away. */
const AT_ONCE = 16;

interface DocumentFile {
  readonly name: string;
  readonly one: PlacedPerson;
  readonly kind: DocumentKind;
  readonly key: string;
  readonly bytes: Buffer;
}

/** Whoever is verified has handed in what the registration needs: a drawing for each, the same on every machine and at any time. */
export function documentFiles(): Promise<DocumentFile[]> {
  const asked = people
    .filter(({ person }) => person.isVerified !== false)
    .flatMap((one) =>
      requiredDocuments[one.person.company === undefined ? 'individual' : 'legal_entity'].map((kind) => ({
        one,
        kind,
      })),
    );
  return Promise.all(
    asked.map(async ({ one, kind }) => {
      const name = `${one.slug} ${kind}`;
      const key = `${seedId('file', name).replaceAll('-', '')}.svg`;
      return { name, one, kind, key, bytes: Buffer.from(sanitiseSvg(await draw(one, kind))) };
    }),
  );
}

/**
 * Before their rows are committed, under names that another try finds again: no document is ever without its file, and what a seeding that was
 * cut off has left is written over.
 */
export async function putDocumentFiles(storage: Storage, files: readonly DocumentFile[]): Promise<void> {
  const put = async ({ key, bytes }: DocumentFile) => {
    await storage.remove(key);
    await storage.put(key, bytes, CONTENT_TYPE);
  };
  for (let at = 0; at < files.length; at += AT_ONCE) await Promise.all(files.slice(at, at + AT_ONCE).map(put));
}

export async function seedDocuments(tx: Tx, now: Date, files: readonly DocumentFile[]): Promise<void> {
  const rows = files.map(({ name, one, kind, key, bytes }) => {
    const { id: professionalId, createdAt, ...profile } = profileOf(one, now);
    const uploadId = seedId('upload', name);
    const [storedAt, usedAt] = [createdAt, createdAt];
    return {
      upload: {
        ...({
          id: uploadId,
          userId: professionalId,
          purpose: 'document' as const,
          key,
          contentType: CONTENT_TYPE,
        } as const),
        ...{ bytes: bytes.length, createdAt, storedAt, usedAt },
      },
      document: {
        ...{ id: seedId('document', name), professionalId, kind, state: 'accepted' as const, uploadId, createdAt },
        ...('verifiedAt' in profile && { expiresOn: profile.verifiedUntil, decidedAt: profile.verifiedAt }),
      },
    };
  });
  await tx
    .insertInto('uploads')
    .values(rows.map(({ upload }) => upload))
    .execute();
  await tx
    .insertInto('documents')
    .values(rows.map(({ document }) => document))
    .execute();
}

async function draw(one: PlacedPerson, kind: DocumentKind): Promise<string> {
  const { firstNames, lastName, companyName, city, registerNumber } = {
    registerNumber: null,
    ...profileOf(one, new Date(0)),
  };
  const t = await translatorFor(one.person.languages[0] === 'en' ? 'en' : 'fr', 'mails');
  const lines = [`${firstNames} ${lastName}`, companyName ?? '', city, registerNumber ?? ''].filter(Boolean);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297" width="840" height="594">
    <rect width="420" height="297" fill="#fcfaf6"></rect>
    <rect x="12" y="12" width="396" height="273" fill="none" stroke="#a45120" stroke-width="2"></rect>
    <text x="32" y="60" font-family="Georgia, serif" font-size="24" fill="#254283">${t(`document.${kind}`)}</text>
    ${lines.map(
      (line, index) =>
        html`<text x="32" y="${110 + index * 30}" font-family="Georgia, serif" font-size="18" fill="#1b202d"
          >${line}</text
        >`,
    )}
    <text x="32" y="266" font-family="Georgia, serif" font-size="12" fill="#515763">Démonstration · Demonstration</text>
  </svg>`.toString();
}
