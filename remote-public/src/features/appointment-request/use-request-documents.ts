import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { maximumDocuments } from 'shared-contracts/schemas/appointment';
import { upload, uploadFile } from 'shared-contracts/schemas/upload';
import { oneOf } from 'shared-contracts/schemas/wire';
import { safeParse } from 'valibot';
import { useLeaveWarning } from '../../components/use-leave-warning.ts';
import { useStrayFiles } from '../../components/use-stray-files.ts';
import type { Booking, RequestDocuments } from './use-booking.ts';

const answer = oneOf(upload);
const fits = uploadFile('appointment');

/** A file on its way, or one that did not get there. */
export interface PendingFile {
  readonly key: string;
  readonly file: File;
  /** Part of it that has left, from 0 to 1. */
  readonly progress: number;
  readonly code: string | null;
}

/** What was taken away last: a paper that had arrived, with its place among the others, or a file that had not. */
type Removed = { readonly key: string; readonly name: string } & (
  { readonly paper: RequestDocuments[number]; readonly index: number } | { readonly file: File }
);

/** What the file itself is refused for does not change by sending it again. */
export const isRefused = ({ code }: PendingFile): boolean =>
  code !== null && ['FILE_TYPE_INVALID', 'DOCUMENT_TOO_LARGE', 'PIXELS_TOO_MANY', 'REQUIRED'].includes(code);

/** What a visitor has chosen waits in this document's memory, nowhere else, until somebody signs in: an upload is somebody's. */
let waiting: { readonly professionalId: string; readonly files: readonly PendingFile[] } | undefined;

interface RequestDocumentsOptions extends Pick<Booking, 'documents' | 'changeDocuments'> {
  readonly professionalId: string;
  /** Whether somebody who may send papers is signed in. */
  readonly isOwned: boolean;
}

/** Papers are sent as soon as they are chosen and somebody is signed in, and kept with the draft; the request names those that have arrived. */
export function useRequestDocuments({ documents, changeDocuments, professionalId, isOwned }: RequestDocumentsOptions) {
  const { http } = usePlatform();
  const [pending, setPending] = useState(() => (waiting?.professionalId === professionalId ? waiting.files : []));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const controllers = useRef(new Map<string, AbortController>());

  const change = (key: string, values: Partial<PendingFile>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const forget = (key: string) => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setPending((all) => all.filter((one) => one.key !== key));
  };
  const send = ({ key, file }: Pick<PendingFile, 'key' | 'file'>) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const body = new FormData();
    body.append('purpose', 'appointment');
    body.append('file', file);
    http
      .request('POST', '/uploads', answer, {
        body,
        headers: { 'Idempotency-Key': key },
        signal: controller.signal,
        onUploadProgress: (progress) => change(key, { progress }),
      })
      .then(
        ({ data }) => {
          forget(key);
          changeDocuments((held) => [...held, { uploadId: data.id, name: file.name.slice(-120) }]);
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          const problem = error instanceof ProblemError ? error : undefined;
          change(key, { code: problem?.problem.errors[0]?.code ?? problem?.code ?? 'INTERNAL' });
        },
      );
  };
  /** A file that is refused takes nobody's place. */
  const awaited = pending.filter((one) => !isRefused(one));
  const room = maximumDocuments - documents.length - awaited.length;
  const add = (files: readonly File[]) => {
    const chosen = files.slice(0, Math.max(room, 0)).map((file): PendingFile => {
      const checked = safeParse(fits, { type: file.type, size: file.size });
      return { key: crypto.randomUUID(), file, progress: 0, code: checked.issues?.[0].message ?? null };
    });
    setRemoved(null);
    setPending((all) => [...all.filter((one) => !isRefused(one)), ...chosen]);
    if (isOwned) for (const one of chosen) if (one.code === null) send(one);
  };
  const sendWaiting = useEffectEvent(() => {
    for (const one of waiting?.files ?? []) if (pending.includes(one) && one.code === null) send(one);
    waiting = undefined;
  });
  useEffect(() => {
    if (isOwned) sendWaiting();
  }, [isOwned]);
  useEffect(() => {
    if (!isOwned) waiting = { professionalId, files: pending };
  }, [isOwned, professionalId, pending]);
  useLeaveWarning(!isOwned && pending.some(({ code }) => code === null));
  useStrayFiles();
  const cancel = (one: PendingFile) => {
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
  const retry = (one: PendingFile) => {
    change(one.key, { code: null, progress: 0 });
    send(one);
  };
  return { pending, removed, isFull: room <= 0, add, retry, cancel, remove, restore };
}
