import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { tooLarge, uploadLimits, uploadPurpose } from 'shared-contracts/schemas/upload';
import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import { parseInput } from '../../http/parse-input.ts';
import { escapePointer } from '../../http/escape-pointer.ts';
import { Problem, invalidAt } from '../../http/problem.ts';

export interface ReceivedFile {
  readonly purpose: UploadPurpose;
  readonly bytes: Uint8Array;
}

type Allow = (purpose: UploadPurpose) => void;

/**
 * Reads the form of POST /uploads as a stream: `purpose`, then `file`, aborted as soon as it is too large. The sender's file name and
 * type are ignored. The file stays in memory, so that an aborted request leaves nothing behind.
 * @throws Problem 400, 413, 415, 422.
 */
export async function receiveFile(request: FastifyRequest, allow: Allow): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Problem(415, 'CONTENT_TYPE_UNSUPPORTED');
  try {
    return await readForm(request, allow);
  } catch (cause) {
    // The rest of a refused body is drained, so that the client can read the answer.
    request.raw.unpipe().resume();
    throw cause instanceof Problem ? cause : new Problem(400, 'BODY_INVALID', { cause });
  }
}

async function readForm(request: FastifyRequest, allow: Allow): Promise<ReceivedFile> {
  let purpose: UploadPurpose | undefined;
  let bytes: Uint8Array | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field' && part.fieldname === 'purpose' && purpose === undefined) {
      purpose = parseInput(uploadPurpose, part.value, '/purpose');
      allow(purpose);
    } else if (part.type === 'file' && part.fieldname === 'file') {
      if (purpose === undefined) throw invalidAt('/purpose', 'REQUIRED');
      bytes = await readWhole(part, purpose);
    } else throw invalidAt(`/${escapePointer(part.fieldname)}`, 'COLUMN_UNKNOWN');
  }
  if (purpose === undefined) throw invalidAt('/purpose', 'REQUIRED');
  if (!bytes?.length) throw invalidAt('/file', 'REQUIRED');
  return { purpose, bytes };
}

async function readWhole({ file }: MultipartFile, purpose: UploadPurpose): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > uploadLimits[purpose])
      throw new Problem(413, 'VALIDATION_FAILED', { errors: [{ pointer: '/file', code: tooLarge(purpose) }] });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
