import type { Storage } from '../adapters/storage/storage.ts';
import { recordAside } from '../modules/appointment-history/record-aside.ts';
import type { Tx } from '../db/run-as.ts';
import { drawPdf } from './draw-pdf.ts';
import { appointments } from './seed-data.ts';
import { seedId } from './seed-id.ts';

interface SentDocument {
  readonly appointmentId: string;
  readonly name: string;
  readonly key: string;
  readonly bytes: Buffer;
}

/** Documents that the clients of the demonstration send with their requests: a page each, with its name and the reason of the request. */
export const sentDocuments = (): readonly SentDocument[] =>
  appointments.flatMap(({ documents: names = [], reason }, index) =>
    names.map((name) => ({
      appointmentId: seedId('appointment', String(index)),
      name,
      key: `${seedId('file', name).replaceAll('-', '')}.pdf`,
      bytes: drawPdf([name.replace(/[.]pdf$/u, ''), '', reason]),
    })),
  );

/** Before their rows are committed, under names that another try finds again. */
export async function putSentDocumentFiles(
  storage: Storage,
  files: readonly Pick<SentDocument, 'key' | 'bytes'>[],
): Promise<void> {
  for (const { key, bytes } of files) {
    await storage.remove(key);
    await storage.put(key, bytes, 'application/pdf');
  }
}

export async function seedAppointmentDocuments(tx: Tx, files: readonly SentDocument[]): Promise<void> {
  for (const { appointmentId, name, key, bytes } of files) {
    const { clientId, professionalId, createdAt } = await tx
      .selectFrom('appointments')
      .select(['clientId', 'professionalId', 'createdAt'])
      .where('id', '=', appointmentId)
      .executeTakeFirstOrThrow();
    const uploadId = seedId('upload', name);
    const [storedAt, usedAt] = [createdAt, createdAt];
    const file = { key, contentType: 'application/pdf', bytes: bytes.length, createdAt, storedAt, usedAt } as const;
    await tx
      .insertInto('uploads')
      .values({ id: uploadId, userId: clientId, purpose: 'appointment', ...file })
      .execute();
    await tx
      .insertInto('appointmentDocuments')
      .values({ id: seedId('paper', name), appointmentId, clientId, professionalId, uploadId, name, createdAt })
      .execute();
  }
}

/** Documents that professionals await since they accepted. */
export async function seedAskedDocuments(tx: Tx): Promise<void> {
  for (const [index, { asks = [], status }] of appointments.entries()) {
    if (asks.length === 0) continue;
    const appointmentId = seedId('appointment', String(index));
    const accepted = await tx
      .selectFrom('appointmentHistory')
      .select(['professionalId', 'clientId', 'startsAt', 'at'])
      .where('appointmentId', '=', appointmentId)
      .where('transition', '=', 'accept')
      .executeTakeFirstOrThrow();
    const { professionalId, clientId, at } = accepted;
    await tx
      .insertInto('askedDocuments')
      .values(
        asks.map((name) => {
          const id = seedId('asked', `${index} ${name}`);
          return { id, appointmentId, professionalId, clientId, name, createdAt: at };
        }),
      )
      .execute();
    const entry = { id: seedId('history', `${appointmentId} ask_documents`), at };
    await recordAside(tx, { ...accepted, appointmentId, party: 'professional', status }, 'ask_documents', entry);
  }
}
