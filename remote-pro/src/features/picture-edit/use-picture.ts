import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useOwnHttp } from 'shared-ui/domain/files/http-of-owner.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useForgetWithOwner } from 'shared-ui/domain/files/use-forget-with-owner.ts';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { upload, uploadLimits } from 'shared-contracts/schemas/upload';
import { oneOf } from 'shared-contracts/schemas/wire';
import { takeFile } from 'shared-ui/domain/files/take-file.ts';
import { encodePicture, type Area } from '../../components/picture-crop/encode-picture.ts';
import { kindIn, readPicture } from '../../components/picture-crop/read-picture.ts';
import { saveProfile } from '../../data/practice/own-professional.ts';
import { professionalKey, refreshPractice } from '../../data/practice/practice-queries.ts';
import { pictureAttemptsAtom, type PictureAttempt, type PictureChanges, type PictureKind } from './picture-attempts.ts';
import { forgetPicture, keepPicture, keptPicture } from './picture-draft.ts';

const answer = oneOf(upload);
const purposes = { profileImage: 'profile_image', logo: 'logo' } as const;
const codeOf = (error: unknown): ErrorCode =>
  error instanceof ProblemError ? (error.problem.errors[0]?.code ?? error.code) : 'INTERNAL';

/** Whether the API would refuse the same file again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ProblemError && [413, 415, 422].includes(error.problem.status);

/** Sends and removes one picture of the profile. What failed can be sent again. */
export function usePicture(kind: PictureKind, professional: OwnProfessional) {
  const { telemetry } = usePlatform();
  const http = useOwnHttp();
  const forgetWithOwner = useForgetWithOwner();
  const client = useQueryClient();
  const [attempts, setAttempts] = useAtom(pictureAttemptsAtom);
  const limit = uploadLimits[purposes[kind]];
  const own = attempts[kind]?.ownerId === professional.id ? attempts[kind] : undefined;

  const begin = (attempt: Omit<PictureAttempt, 'key' | 'ownerId'>): PictureAttempt => {
    const begun = { ...attempt, key: crypto.randomUUID(), ownerId: professional.id };
    setAttempts((all) => ({ ...all, [kind]: begun }));
    forgetWithOwner(professional.id, 'pictures', () => setAttempts({}));
    return begun;
  };
  /** Ignores an attempt that has been replaced. */
  const change = (key: string, changes: Partial<PictureAttempt>) =>
    setAttempts((all) => {
      const attempt = all[kind];
      return attempt?.key === key ? { ...all, [kind]: { ...attempt, ...changes } } : all;
    });
  const refuse = (error: unknown) => {
    if (!(error instanceof ProblemError)) telemetry.error(error, { where: 'picture' });
    forgetPicture(kind);
    begin({ blob: null, changes: null, step: 'failed', fraction: 0, code: codeOf(error), is: kindIn(error) });
  };

  const save = async (id: string | null) => {
    const saved = await saveProfile(http, professional.id, { [kind]: id }, { [kind]: professional[kind] });
    client.setQueryData(professionalKey, saved);
    void refreshPractice(client);
  };
  const deliver = async ({ key, blob }: PictureAttempt) => {
    if (!blob) return;
    try {
      const body = new FormData();
      body.append('purpose', purposes[kind]);
      body.append('file', blob);
      const headers = { 'Idempotency-Key': key };
      const onUploadProgress = (fraction: number) => change(key, { fraction });
      const { data } = await http.request('POST', '/uploads', answer, { body, headers, onUploadProgress });
      await save(data.id);
      forgetPicture(kind);
      change(key, { step: 'done' });
    } catch (error) {
      if (!(error instanceof ProblemError)) telemetry.error(error, { where: 'picture' });
      change(key, { step: 'failed', code: codeOf(error), ...(isFinal(error) && { blob: null }) });
      // Replaced in another tab: it is shown before it is replaced again.
      void refreshPractice(client);
    }
  };
  const send = async (blob: Blob, changes: PictureChanges | null) => {
    const attempt = begin({ blob, changes, step: 'sending', fraction: 0, code: null });
    await keepPicture(kind, { blob, changes });
    await deliver(attempt);
  };
  const discard = () => {
    forgetPicture(kind);
    setAttempts((all) => ({ ...all, [kind]: undefined }));
  };
  const hasAttempt = own !== undefined;
  useEffect(() => {
    const kept = hasAttempt ? undefined : keptPicture(kind);
    if (kept === undefined) return;
    const attempt = { ...kept, key: '', ownerId: professional.id, step: 'kept', fraction: 0, code: null } as const;
    setAttempts((all) => ({ ...all, [kind]: attempt }));
    forgetWithOwner(professional.id, 'pictures', () => setAttempts({}));
  }, [hasAttempt, kind, professional.id, setAttempts, forgetWithOwner]);

  return {
    attempt: own,
    refuse,
    /** Sends a part of a picture, encoded below the limit. */
    sendPart: async (image: CanvasImageSource, area: Area, { isCropped, file }: { isCropped: boolean; file: File }) => {
      try {
        const type = kind === 'logo' && file.type !== 'image/jpeg' ? 'image/png' : 'image/jpeg';
        const encoded = await encodePicture(image, area, { type, limit });
        if (!encoded) throw new ProblemError({ status: 413, code: 'IMAGE_TOO_LARGE', errors: [] });
        await send(encoded.blob, { isCropped, from: file.size, to: encoded.blob.size });
      } catch (error) {
        refuse(error);
      }
    },
    /** Sends a file as it is where it may be stored, else what the browser makes of it. */
    sendWhole: async (chosen: File) => {
      // Of the type that its content has: a phone's HEIC picture is often called .jpg.
      const file = await takeFile(chosen);
      const mayBeStored = ['image/jpeg', 'image/png', 'image/svg+xml'].includes(file.type) && file.size <= limit;
      if (mayBeStored) return send(file, null);
      try {
        if (file.type === 'image/svg+xml') throw new ProblemError({ status: 413, code: 'IMAGE_TOO_LARGE', errors: [] });
        const { image, close } = await readPicture(file);
        const area = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
        const encoded = await encodePicture(image, area, { type: 'image/png', limit });
        close();
        if (!encoded) throw new ProblemError({ status: 413, code: 'IMAGE_TOO_LARGE', errors: [] });
        await send(encoded.blob, { isCropped: false, from: file.size, to: encoded.blob.size });
      } catch (error) {
        refuse(error);
      }
    },
    retry: () => {
      if (!own?.blob) return;
      // A key of its own: an upload that the API refused or lost is not answered from memory.
      void send(own.blob, own.changes);
    },
    discard,
    remove: async () => {
      try {
        await save(null);
        discard();
      } catch (error) {
        refuse(error);
      }
    },
  };
}
