import { useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { maximumDocuments } from 'shared-contracts/schemas/appointment';
import { upload, uploadFile } from 'shared-contracts/schemas/upload';
import { oneOf } from 'shared-contracts/schemas/wire';
import { safeParse } from 'valibot';
import type { Booking } from './use-booking.ts';

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

/** What the file itself is refused for does not change by sending it again. */
export const isRefused = ({ code }: PendingFile): boolean =>
  code !== null && ['FILE_TYPE_INVALID', 'DOCUMENT_TOO_LARGE', 'PIXELS_TOO_MANY', 'REQUIRED'].includes(code);

/** Papers are sent as soon as they are chosen and kept with the draft; the request names those that have arrived. */
export function useRequestDocuments({ documents, changeDocuments }: Pick<Booking, 'documents' | 'changeDocuments'>) {
  const { http } = usePlatform();
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const controllers = useRef(new Map<string, AbortController>());

  const change = (key: string, values: Partial<PendingFile>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const forget = (key: string) => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setPending((all) => all.filter((one) => one.key !== key));
  };
  const send = async ({ key, file }: Pick<PendingFile, 'key' | 'file'>) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change(key, { code: null, progress: 0 });
    const body = new FormData();
    body.append('purpose', 'appointment');
    body.append('file', file);
    try {
      const { data } = await http.request('POST', '/uploads', answer, {
        body,
        headers: { 'Idempotency-Key': key },
        signal: controller.signal,
        onUploadProgress: (progress) => change(key, { progress }),
      });
      forget(key);
      changeDocuments((held) => [...held, { uploadId: data.id, name: file.name.slice(-120) }]);
    } catch (error) {
      if (controller.signal.aborted) return;
      const problem = error instanceof ProblemError ? error : undefined;
      change(key, { code: problem?.problem.errors[0]?.code ?? problem?.code ?? 'INTERNAL' });
    }
  };
  /** A file that is refused takes nobody's place. */
  const awaited = pending.filter((one) => !isRefused(one));
  const room = maximumDocuments - documents.length - awaited.length;
  const add = (files: readonly File[]) => {
    const chosen = files.slice(0, Math.max(room, 0)).map((file): PendingFile => {
      const checked = safeParse(fits, { type: file.type, size: file.size });
      return { key: crypto.randomUUID(), file, progress: 0, code: checked.issues?.[0].message ?? null };
    });
    setPending((all) => [...all.filter((one) => !isRefused(one)), ...chosen]);
    for (const one of chosen) if (one.code === null) void send(one);
  };
  return {
    pending,
    isFull: room <= 0,
    add,
    retry: send,
    cancel: forget,
    remove: (uploadId: string) => changeDocuments((held) => held.filter((one) => one.uploadId !== uploadId)),
  };
}
