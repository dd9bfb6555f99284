import { useAtomValue, useStore } from 'jotai';
import { useSerialRevalidate } from '../../loading/use-serial-revalidate.ts';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { httpOfOwner } from 'shared-ui/domain/files/http-of-owner.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useForgetWithOwner } from 'shared-ui/domain/files/use-forget-with-owner.ts';
import { document } from 'shared-contracts/schemas/document';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { upload } from 'shared-contracts/schemas/upload';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import { oneOf } from 'shared-contracts/schemas/wire';
import { sessionCodes } from '../../account/session-codes.ts';
import { attemptsAtom, type Attempt, type Attempts } from './attempts.ts';
import { checkFile } from './check-file.ts';
import { takeFile, withSafeName } from 'shared-ui/domain/files/take-file.ts';

const uploaded = oneOf(upload);
const documentAnswer = oneOf(document);

/** The API accepts few uploads per user at once, cancelled ones included; the others are queued. */
const atOnce = 2;

const entriesOf = (attempts: Attempts) => Object.entries(attempts) as [DocumentKind, Attempt][];

/** The most specific code: the one of the file, if any. An ended session always needs a sign-in. */
const codeOf = (error: unknown): ErrorCode => {
  if (!(error instanceof ProblemError)) return 'INTERNAL';
  return sessionCodes.includes(error.code) ? 'UNAUTHENTICATED' : (error.problem.errors[0]?.code ?? error.code);
};

/** Uploads and submits chosen files, each for its kind of document: with progress, cancel and retry. */
export function useDocumentUpload(ownerId: string) {
  const platform = usePlatform();
  const { telemetry } = platform;
  const forgetWithOwner = useForgetWithOwner();
  const store = useStore();
  const revalidate = useSerialRevalidate();
  const all = useAtomValue(attemptsAtom);

  /** Ignores an attempt that has been replaced. */
  const change = (kind: DocumentKind, key: string, changes: Partial<Attempt> | null): void =>
    store.set(attemptsAtom, ({ [kind]: attempt, ...others }) => {
      if (attempt?.key !== key) return attempt === undefined ? others : { ...others, [kind]: attempt };
      return changes === null ? others : { ...others, [kind]: { ...attempt, ...changes } };
    });

  const send = async (kind: DocumentKind, attempt: Attempt): Promise<void> => {
    const { key, file: chosen, stop, uploadId } = attempt;
    const { signal } = stop;
    // One queue for all: it may hold what another person chose.
    const http = httpOfOwner(platform, attempt.ownerId);
    change(kind, key, { step: 'sending' });
    try {
      const file = await takeFile(chosen);
      const fault = checkFile(file);
      change(kind, key, { file, ...(fault !== null && { step: 'failed', fault }) });
      if (fault !== null || signal.aborted) return;
      const id = uploadId ?? (await sendFile(http, file, key, signal, (fraction) => change(kind, key, { fraction })));
      change(kind, key, { uploadId: id, fraction: 1 });
      await http.request('POST', '/base/documents/create', documentAnswer, {
        body: { kind, uploadId: id },
        signal,
        headers: { 'Idempotency-Key': `${key}/document` },
      });
      await revalidate();
      change(kind, key, null);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ProblemError)) telemetry.error(error, { where: 'document upload' });
      change(kind, key, { step: 'failed', fault: codeOf(error) });
    } finally {
      sendNext();
    }
  };

  const sendFile = async (
    http: HttpClient,
    file: File,
    key: string,
    signal: AbortSignal,
    onUploadProgress: (fraction: number) => void,
  ): Promise<string> => {
    const body = new FormData();
    body.append('purpose', 'document');
    body.append('file', file);
    const headers = { 'Idempotency-Key': `${key}/file` };
    const { data } = await http.request('POST', '/uploads', uploaded, { body, signal, headers, onUploadProgress });
    return data.id;
  };

  const sendNext = (): void => {
    const attempts = entriesOf(store.get(attemptsAtom));
    const free = atOnce - attempts.filter(([, { step }]) => step === 'sending').length;
    const waiting = attempts.filter(([, { step }]) => step === 'waiting');
    for (const [kind, attempt] of waiting.slice(0, Math.max(free, 0))) void send(kind, attempt);
  };

  return {
    attempts: Object.fromEntries(entriesOf(all).filter(([, attempt]) => attempt.ownerId === ownerId)) as Attempts,
    /** Replaces the previous attempt for the same kind. */
    choose: (kind: DocumentKind, [file, ...others]: readonly File[]): void => {
      if (file === undefined) return;
      store.get(attemptsAtom)[kind]?.stop.abort();
      const fault = others.length > 0 ? 'ONE_FILE' : null;
      const attempt: Attempt = {
        key: crypto.randomUUID(),
        ownerId,
        file: withSafeName(file),
        step: fault === null ? 'waiting' : 'failed',
        fraction: 0,
        fault,
        uploadId: null,
        stop: new AbortController(),
      };
      store.set(attemptsAtom, (attempts) => ({ ...attempts, [kind]: attempt }));
      forgetWithOwner(ownerId, 'documents', () => {
        const attempts = entriesOf(store.get(attemptsAtom));
        for (const [, { stop }] of attempts.filter(([, one]) => one.ownerId === ownerId)) stop.abort();
        store.set(attemptsAtom, Object.fromEntries(attempts.filter(([, one]) => one.ownerId !== ownerId)));
      });
      sendNext();
    },
    /**
     * Retries the same file with the same idempotency keys, so that it is not stored twice, unless the stored file is
     * gone.
     */
    retry: (kind: DocumentKind): void => {
      const attempt = store.get(attemptsAtom)[kind];
      if (attempt === undefined) return;
      const anew = attempt.fault === 'NOT_FOUND' ? { key: crypto.randomUUID(), uploadId: null } : {};
      const stop = new AbortController();
      change(kind, attempt.key, { step: 'waiting', fraction: 0, fault: null, stop, ...anew });
      sendNext();
    },
    /** Aborts the upload; if it completed first, the document is shown. */
    cancel: (kind: DocumentKind): void => {
      const attempt = store.get(attemptsAtom)[kind];
      if (attempt === undefined) return;
      attempt.stop.abort();
      change(kind, attempt.key, null);
      if (attempt.uploadId !== null) void revalidate();
    },
  };
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>;
