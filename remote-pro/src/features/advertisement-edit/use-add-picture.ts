import { useState } from 'react';
import { useOwnHttp } from 'shared-ui/domain/files/http-of-owner.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { uploadLimits } from 'shared-contracts/schemas/upload';
import { encodePicture, type Area } from '../../components/picture-crop/encode-picture.ts';
import { kindIn, readPicture, type ReadPicture } from '../../components/picture-crop/read-picture.ts';
import { sendAddPicture } from '../../data/advertising/advertisements.ts';
import type { FileKind } from 'shared-ui/domain/files/file-kind.ts';

type Attempt =
  | { readonly step: 'sending'; readonly fraction: number }
  | {
      readonly step: 'failed';
      readonly code: ErrorCode;
      readonly is: FileKind | undefined;
      readonly blob: Blob | null;
    };

const codeOf = (error: unknown): ErrorCode =>
  error instanceof ProblemError ? (error.problem.errors[0]?.code ?? error.code) : 'INTERNAL';
const isFinal = (error: unknown): boolean =>
  error instanceof ProblemError && [413, 415, 422].includes(error.problem.status);

/** Chooses, crops and sends the picture of an advertisement; what did not arrive can be sent again. */
export function useAddPicture(onStored: (picture: { readonly uploadId: string; readonly address: string }) => void) {
  const { telemetry } = usePlatform();
  const http = useOwnHttp();
  const [chosen, setChosen] = useState<ReadPicture>();
  const [attempt, setAttempt] = useState<Attempt>();
  const close = () => {
    chosen?.close();
    setChosen(undefined);
  };
  const fail = (error: unknown, blob: Blob | null) => {
    if (!(error instanceof ProblemError)) telemetry.error(error, { where: 'picture of an advertisement' });
    setAttempt({ step: 'failed', code: codeOf(error), is: kindIn(error), blob: isFinal(error) ? null : blob });
  };
  const send = async (blob: Blob) => {
    setAttempt({ step: 'sending', fraction: 0 });
    try {
      const stored = await sendAddPicture(http, blob, (fraction) => setAttempt({ step: 'sending', fraction }));
      if (stored.url === null) throw new Error('A public picture has an address');
      onStored({ uploadId: stored.id, address: stored.url });
      setAttempt(undefined);
    } catch (error) {
      fail(error, blob);
    }
  };
  return {
    /** What is being cropped. */
    chosen,
    attempt,
    close,
    choose: async (file: File) => {
      try {
        setChosen(await readPicture(file));
        setAttempt(undefined);
      } catch (error) {
        fail(error, null);
      }
    },
    crop: async (area: Area) => {
      if (!chosen) return;
      try {
        const encoded = await encodePicture(chosen.image, area, {
          type: 'image/jpeg',
          limit: uploadLimits.advertisement,
        });
        if (!encoded) throw new ProblemError({ status: 413, code: 'IMAGE_TOO_LARGE', errors: [] });
        close();
        await send(encoded.blob);
      } catch (error) {
        close();
        fail(error, null);
      }
    },
    retry: (blob: Blob) => void send(blob),
    forget: () => setAttempt(undefined),
  };
}
