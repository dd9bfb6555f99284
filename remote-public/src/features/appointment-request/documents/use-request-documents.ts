import { useAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { maximumDocuments } from 'shared-contracts/schemas/appointment';
import { upload, uploadFile } from 'shared-contracts/schemas/upload';
import { oneOf } from 'shared-contracts/schemas/wire';
import { safeParse } from 'valibot';
import { httpOfOwner } from 'shared-ui/domain/files/http-of-owner.ts';
import { usePreventFileDrop } from 'shared-ui/domain/files/use-prevent-file-drop.ts';
import { isWaiting, pendingDocumentsAtom, type PendingFile } from '../../../forms/use-pending-documents.ts';
import type { Booking, RequestDocuments } from '../use-booking.ts';
import { takeFile, withSafeName } from 'shared-ui/domain/files/take-file.ts';

/** The API takes few files at once of a person: ours leave one after the other. */
let last: Promise<unknown> = Promise.resolve();

const answer = oneOf(upload);
const fits = uploadFile('appointment');

/** The last removed entry: an uploaded document with its position, or a pending file. */
type Removed = { readonly key: string; readonly name: string } & (
  | { readonly paper: RequestDocuments[number]; readonly index: number }
  | { readonly file: File }
);

/** Errors of the file itself, which a retry cannot fix. */
export const isRefused = ({ code }: PendingFile): boolean =>
  code !== null &&
  ['FILE_TYPE_INVALID', 'DOCUMENT_TOO_LARGE', 'PIXELS_TOO_MANY', 'FILE_TOO_COMPLEX', 'REQUIRED'].includes(code);

interface RequestDocumentsOptions extends Pick<Booking, 'documents' | 'changeDocuments'> {
  readonly professionalId: string;
  /** Whether somebody who may upload is signed in. */
  readonly isOwned: boolean;
}

/**
 * Documents are uploaded as soon as somebody is signed in, and kept in the draft; the request names the uploaded ones.
 */
export function useRequestDocuments({ documents, changeDocuments, professionalId, isOwned }: RequestDocumentsOptions) {
  const platform = usePlatform();
  const store = useStore();
  const [all, setAll] = useAtom(pendingDocumentsAtom);
  const pending = all[professionalId] ?? [];
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** Files that there was no room for. */
  const [left, setLeft] = useState<readonly File[]>([]);

  const setPending = (update: (files: readonly PendingFile[]) => readonly PendingFile[]) =>
    setAll((all) => ({ ...all, [professionalId]: update(all[professionalId] ?? []) }));
  const change = (key: string, values: Partial<PendingFile>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const forget = (key: string) => setPending((all) => all.filter((one) => one.key !== key));
  /** As it can be sent; null where it cannot, which is said at it. */
  const take = async ({ key, file: chosen }: PendingFile): Promise<File | null> => {
    const file = await takeFile(chosen);
    const code = safeParse(fits, { type: file.type, size: file.size }).issues?.[0].message ?? null;
    change(key, { file, code });
    return code === null ? file : null;
  };
  const deliver = async (http: HttpClient, key: string, file: File, signal: AbortSignal) => {
    if (signal.aborted) return; // removed while it waited
    const body = new FormData();
    body.append('purpose', 'appointment');
    body.append('file', file);
    const sending = http
      .request('POST', '/uploads', answer, {
        body,
        headers: { 'Idempotency-Key': key },
        signal,
        onUploadProgress: (progress) => change(key, { progress }),
      })
      .then(
        ({ data }) => {
          if (signal.aborted) return;
          forget(key);
          changeDocuments((held) => [...held, { uploadId: data.id, name: file.name }]);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          const problem = error instanceof ProblemError ? error : undefined;
          change(key, { code: problem?.problem.errors[0]?.code ?? problem?.code ?? 'INTERNAL' });
        },
      );
    // The next one does not wait for what was removed.
    await Promise.race([sending, new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))]);
  };
  const send = async (one: PendingFile) => {
    const { key } = one;
    const stop = new AbortController();
    const ownerId = platform.session.user?.id;
    change(key, { code: null, progress: 0, stop });
    const file = await take(one);
    if (file === null) return;
    const http = httpOfOwner(platform, ownerId);
    last = last.then(() => deliver(http, key, file, stop.signal));
  };
  /** A refused file does not count towards the limit. */
  const awaited = pending.filter((one) => !isRefused(one));
  const room = maximumDocuments - documents.length - awaited.length;
  const add = (files: readonly File[]) => {
    const fitting = Math.max(room, 0);
    setLeft(files.slice(fitting));
    const chosen = files.slice(0, fitting).map((file): PendingFile => ({
      key: crypto.randomUUID(),
      file: withSafeName(file),
      progress: 0,
      code: null,
      stop: null,
    }));
    setRemoved(null);
    setPending((all) => [...all.filter((one) => !isRefused(one)), ...chosen]);
    for (const one of chosen) void (isOwned ? send(one) : take(one));
  };
  const sendWaiting = useEffectEvent(() => {
    for (const one of store.get(pendingDocumentsAtom)[professionalId] ?? []) if (isWaiting(one)) void send(one);
  });
  useEffect(() => {
    if (isOwned) sendWaiting();
  }, [isOwned]);
  usePreventFileDrop();
  const cancel = (one: PendingFile) => {
    one.stop?.abort();
    forget(one.key);
    setRemoved(isRefused(one) ? null : { key: one.key, name: one.file.name, file: one.file });
  };
  const remove = (paper: RequestDocuments[number]) => {
    setRemoved({ key: paper.uploadId, name: paper.name, paper, index: documents.indexOf(paper) });
    changeDocuments((held) => held.filter(({ uploadId }) => uploadId !== paper.uploadId));
  };
  const restore = () => {
    if (removed === null) return;
    if ('file' in removed) return add([removed.file]);
    setRemoved(null);
    changeDocuments((held) => held.toSpliced(removed.index, 0, removed.paper));
  };
  return {
    pending,
    removed,
    left,
    isFull: room <= 0,
    add,
    retry: (one: PendingFile) => void send(one),
    cancel,
    remove,
    restore,
  };
}
