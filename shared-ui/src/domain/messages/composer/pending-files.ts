import { useSyncExternalStore } from 'react';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { httpOfOwner } from '../../files/http-of-owner.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useForgetWithOwner } from '../../files/use-forget-with-owner.ts';
import { uploadFile } from 'shared-contracts/schemas/upload';
import { safeParse } from 'valibot';
import { codeOf } from '../code-of.ts';
import { uploadAttachment } from '../data/message-client.ts';
import type { Unsent } from '../outbox/unsent.ts';
import { useOwnId } from '../use-own-id.ts';
import { takeFile, withSafeName } from '../../files/take-file.ts';

/** A file that was chosen for a message. */
export interface PendingFile {
  readonly key: string;
  readonly file: File;
  readonly step: 'waiting' | 'sending' | 'ready' | 'failed';
  /** Upload progress, from 0 to 1. */
  readonly fraction: number;
  readonly fault: string | null;
  /** Once it is uploaded and checked. */
  readonly attachment: Unsent['attachment'];
  readonly stop: AbortController;
}

/** Files cannot be persisted: they live as long as the document, by account and conversation. */
const pending = new Map<string, readonly PendingFile[]>();
const listeners = new Set<() => void>();
const none: readonly PendingFile[] = [];

const rules = uploadFile('message');
const lasting = [
  'REQUIRED',
  'FILE_TYPE_INVALID',
  'DOCUMENT_TOO_LARGE',
  'SVG_NOT_ALLOWED',
  'PIXELS_TOO_MANY',
  'FILE_TOO_COMPLEX',
];
/** Whether the same file can arrive later. */
export const isRetryable = ({ fault }: PendingFile): boolean => fault !== null && !lasting.includes(fault);

const read = (place: string): readonly PendingFile[] => pending.get(place) ?? none;
function write(place: string, files: readonly PendingFile[]): void {
  if (files.length === 0) pending.delete(place);
  else pending.set(place, files);
  for (const listener of [...listeners]) listener();
}
const change = (place: string, key: string, values: Partial<PendingFile>) =>
  write(
    place,
    read(place).map((one) => (one.key === key ? { ...one, ...values } : one)),
  );

/** One after another: the API takes few at once from one person. */
async function sendNext(http: HttpClient, place: string): Promise<void> {
  const files = read(place);
  const next = files.find(({ step }) => step === 'waiting');
  if (next === undefined || files.some(({ step }) => step === 'sending')) return;
  const { key, stop } = next;
  change(place, key, { step: 'sending', fraction: 0 });
  const file = await takeFile(next.file);
  const [issue] = safeParse(rules, { type: file.type, size: file.size }).issues ?? [];
  change(place, key, { file, ...(issue && { step: 'failed', fault: issue.message }) });
  if (issue) return sendNext(http, place);
  try {
    const { id, bytes, contentType } = await uploadAttachment(http, file, key, stop.signal, (fraction) =>
      change(place, key, { fraction }),
    );
    change(place, key, {
      step: 'ready',
      attachment: { uploadId: id, name: file.name, bytes, contentType },
    });
  } catch (error) {
    if (!stop.signal.aborted) change(place, key, { step: 'failed', fault: codeOf(error) });
  }
  await sendNext(http, place);
}

const waiting = (file: File): PendingFile => ({
  key: crypto.randomUUID(),
  file: withSafeName(file),
  step: 'waiting',
  fraction: 0,
  fault: null,
  attachment: null,
  stop: new AbortController(),
});

/** The files chosen for a conversation, which are uploaded while the text is written. */
export function usePendingFiles(conversationId: string) {
  const platform = usePlatform();
  const ownId = useOwnId();
  const http = httpOfOwner(platform, ownId);
  const forgetWithOwner = useForgetWithOwner();
  const place = `${ownId}:${conversationId}`;
  const files = useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    () => read(place),
    () => none,
  );
  return {
    files,
    choose: (chosen: readonly File[]) => {
      write(place, [...read(place).filter((one) => one.step !== 'failed' || isRetryable(one)), ...chosen.map(waiting)]);
      forgetWithOwner(ownId, place, () => {
        for (const { stop } of read(place)) stop.abort();
        write(place, none);
      });
      void sendNext(http, place);
    },
    /** The same key: a file that has arrived is not kept twice. */
    retry: (key: string) => {
      change(place, key, { step: 'waiting', fault: null, stop: new AbortController() });
      void sendNext(http, place);
    },
    remove: (key: string) => {
      read(place)
        .find((one) => one.key === key)
        ?.stop.abort();
      write(
        place,
        read(place).filter((one) => one.key !== key),
      );
    },
    /** Once each has arrived or was refused. */
    settled: () =>
      new Promise<readonly PendingFile[]>((resolve) => {
        const look = () => {
          const now = read(place);
          if (now.some(({ step }) => step === 'waiting' || step === 'sending')) return;
          listeners.delete(look);
          resolve(now);
        };
        listeners.add(look);
        look();
      }),
    /** They are in messages now. */
    clear: () => write(place, none),
  };
}
