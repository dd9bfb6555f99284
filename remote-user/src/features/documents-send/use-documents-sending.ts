import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom, useStore } from 'jotai';
import { httpOfOwner } from 'shared-ui/domain/files/http-of-owner.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useForgetWithOwner } from 'shared-ui/domain/files/use-forget-with-owner.ts';
import { upload, uploadFile } from 'shared-contracts/schemas/upload';
import { oneOf } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { safeParse, unknown } from 'valibot';
import { takeFile, withSafeName } from 'shared-ui/domain/files/take-file.ts';

/** A file that was chosen and is not a document of the appointment yet. */
export interface SentFile {
  readonly key: string;
  /** Who chose it: nobody else sees it, and the same person does after an expired session. */
  readonly ownerId: string;
  readonly appointmentId: string;
  /** What was asked for that it is. */
  readonly askedId: string | undefined;
  readonly file: File;
  /** From 0 to 1; undefined while an earlier one is sent. */
  readonly progress: number | undefined;
  readonly code: string | null;
  /** Once the file is stored and only its place is left. */
  readonly uploadId: string | null;
  readonly stop: AbortController;
}

/** In memory for the life of the document, so that what failed is sent again without being chosen again. */
const filesAtom = atom<readonly SentFile[]>([]);
/** The API takes few files at once of a person: ours leave one after the other. */
let last: Promise<unknown> = Promise.resolve();

const answer = oneOf(upload);
const rules = uploadFile('appointment');
const lasting: readonly (string | null)[] = [
  'FILE_TYPE_INVALID',
  'DOCUMENT_TOO_LARGE',
  'PIXELS_TOO_MANY',
  'FILE_TOO_COMPLEX',
  'REQUIRED',
  'TRANSITION_NOT_ALLOWED',
  'NO_LONGER_ASKED',
];
/** What another try cannot mend. */
export const isRefused = ({ code }: SentFile): boolean => lasting.includes(code);

/** Sends files to an appointment: each is stored and checked, then becomes one of its documents. */
export function useDocumentsSending(appointmentId: string) {
  const platform = usePlatform();
  const { session } = platform;
  const forgetWithOwner = useForgetWithOwner();
  const client = useQueryClient();
  const store = useStore();
  const [all, setAll] = useAtom(filesAtom);
  const ownerId = session.user?.id ?? '';
  const change = (key: string, values: Partial<SentFile>) =>
    setAll((files) => files.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const forget = (key: string) => setAll((files) => files.filter((one) => one.key !== key));

  const storeFile = async ({ key, ownerId, file, stop }: SentFile): Promise<string> => {
    const body = new FormData();
    body.append('purpose', 'appointment');
    body.append('file', file);
    const { data } = await httpOfOwner(platform, ownerId).request('POST', '/uploads', answer, {
      body,
      headers: { 'Idempotency-Key': key },
      signal: stop.signal,
      onUploadProgress: (progress) => change(key, { progress }),
    });
    return data.id;
  };
  const deliver = async (key: string) => {
    const one = store.get(filesAtom).find((file) => file.key === key);
    if (one === undefined) return; // cancelled while it waited
    change(key, { progress: 0 });
    try {
      const file = await takeFile(one.file);
      const code = safeParse(rules, { type: file.type, size: file.size }).issues?.[0].message ?? null;
      change(key, { file, code });
      if (code !== null || one.stop.signal.aborted) return;
      const uploadId = one.uploadId ?? (await storeFile({ ...one, file }));
      change(key, { uploadId, progress: 1 });
      const body = { appointmentId, uploadId, name: file.name, ...(one.askedId && { askedId: one.askedId }) };
      await httpOfOwner(platform, one.ownerId).request('POST', '/base/appointment_documents/create', unknown(), {
        body,
        headers: { 'Idempotency-Key': `${key}-place` },
        signal: one.stop.signal,
      });
      await refreshQueries(client, appointmentsKey);
      forget(key);
    } catch (error) {
      if (one.stop.signal.aborted) return;
      const problem = error instanceof ProblemError ? error : undefined;
      const [field] = problem?.problem.errors ?? [];
      const isUnasked = field?.pointer === '/askedId';
      change(key, { code: isUnasked ? 'NO_LONGER_ASKED' : (field?.code ?? problem?.code ?? 'INTERNAL') });
      if (isUnasked) await refreshQueries(client, appointmentsKey);
    }
  };
  const queue = (key: string) => {
    last = last.then(() => deliver(key));
  };
  return {
    files: all.filter((one) => one.appointmentId === appointmentId && one.ownerId === ownerId),
    send: (files: readonly File[], askedId?: string) => {
      const chosen = files.map((file): SentFile => ({
        key: crypto.randomUUID(),
        ownerId,
        appointmentId,
        askedId,
        file: withSafeName(file),
        progress: undefined,
        code: null,
        uploadId: null,
        stop: new AbortController(),
      }));
      setAll((known) => [...known, ...chosen]);
      forgetWithOwner(ownerId, 'documents of appointments', () => {
        for (const one of store.get(filesAtom)) if (one.ownerId === ownerId) one.stop.abort();
        store.set(filesAtom, (known) => known.filter((one) => one.ownerId !== ownerId));
      });
      for (const { key } of chosen) queue(key);
    },
    retry: ({ key }: SentFile) => {
      change(key, { code: null, progress: undefined });
      queue(key);
    },
    cancel: ({ key, stop }: SentFile) => {
      stop.abort();
      forget(key);
    },
  };
}
