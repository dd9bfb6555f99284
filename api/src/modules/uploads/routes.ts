import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { upload, uploadLimits, uploadPurposes } from 'shared-contracts/schemas/upload';
import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts';
import { runAsSystem } from '../../db/run-as.ts';
import { idempotencyHeader } from '../../generic/idempotency-header.ts';
import { Problem, notFound } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import { isSignedLink } from '../../secrets/signed-links.ts';
import type { Services } from '../../services/services.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { privatePurposes } from './document-links.ts';
import { receiveFile } from './receive-file.ts';
import { acceptedFormat, keptWidths, sizeKey, sizeType } from '../../pictures/size-key.ts';
import { storeUpload } from './store-upload.ts';

const limits = {
  fieldNameSize: 40,
  fieldSize: 40,
  fields: 2,
  files: 1,
  parts: 3,
  headerPairs: 20,
  // One byte above the largest limit, so that our own check fails first and names the limit.
  fileSize: Math.max(...Object.values(uploadLimits)) + 1,
};
/**
 * Each upload holds its file in memory until it is stored, and a picture its decoded pixels too. Our forms send two at once at most; one
 * that was cancelled may still be checked here while the next arrives.
 */
const concurrency = { perUser: 3, total: 16 };
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** In this order: the purpose decides what file is taken. */
const fileForm = {
  type: 'object',
  required: ['purpose', 'file'],
  properties: {
    purpose: { enum: uploadPurposes },
    file: {
      type: 'string',
      format: 'binary',
      description: 'A jpg, png or svg by its content; for an appointment a jpg, png or PDF, for a message any of them.',
    },
  },
};
const linkQuery = {
  type: 'object',
  properties: {
    expires: { description: 'Of a document’s link: when it ends, in seconds since 1970.', type: 'string' },
    signature: { description: 'Of a document’s link: ours, over its key and end.', type: 'string' },
    width: {
      description: 'Of a public jpg or png: a smaller copy, in the best format that `Accept` names.',
      enum: keptWidths,
    },
  },
};

/** POST /uploads, and the files themselves: images are public, documents need a signed link. */
export async function registerUploads(app: FastifyInstance, services: Services): Promise<void> {
  // A plugin scope of its own: no other route accepts multipart bodies.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });

    const limited = createConcurrencyLimiter(concurrency);
    scope.post(
      '/uploads',
      sessionRoute('files', 'Sends a file for a purpose; a generic call then makes something of its id.', {
        headers: idempotencyHeader(),
        consumes: ['multipart/form-data'],
        body: fileForm,
        response: answers(upload, { status: 201 }),
      }),
      async (request, reply) => {
        const { caller, log } = request;
        const { userId } = signedIn(request);
        const [key] = [request.headers['idempotency-key']].flat();
        const data = await limited(userId, async () => {
          const file = await receiveFile(request, (purpose) => requireRight(request, purpose));
          return storeUpload({ caller, services, log }, file, key);
        });
        return reply.status(201).send({ data });
      },
    );

    scope.get<OfFile>(
      '/uploads/:key',
      {
        config: { ignoresSession: true },
        ...openRoute('files', 'A file: images for everybody, documents by a signed link.', {
          querystring: linkQuery,
          produces: ['application/octet-stream'],
        }),
      },
      (request, reply) => sendFile(services, request, reply),
    );
  });
}

/** An address always has the same content. Shared caches ask again after a day, so that a deleted picture leaves them. */
const forEver = 'public, max-age=31536000, s-maxage=86400, immutable';

/** @throws Problem 404 for a width that no picture has. */
function sizeOf(asked: unknown, accept: string | undefined) {
  const width = keptWidths.find((one) => String(one) === asked);
  if (width === undefined) throw notFound();
  return { width, format: acceptedFormat(accept) };
}

/** Professionals upload pictures and documents, clients documents for an appointment, both files for messages. */
function requireRight({ caller: { role } }: FastifyRequest, purpose: UploadPurpose): void {
  const isParty = role === 'client' || role === 'professional';
  if (purpose === 'message' ? !isParty : role !== (purpose === 'appointment' ? 'client' : 'professional'))
    throw new Problem(403, 'FORBIDDEN', { details: { purpose } });
}

interface OfFile {
  Params: { key: string };
  Querystring: Record<string, unknown>;
}

async function sendFile(
  services: Services,
  { params: { key }, query, headers }: FastifyRequest<OfFile>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!/^[0-9a-f]{32}\.(?:jpg|png|svg|pdf)$/u.test(key)) throw notFound();
  const found = await runAsSystem(services.db, (tx) =>
    tx
      .selectFrom('uploads')
      .leftJoin('documents', 'documents.uploadId', 'uploads.id')
      .leftJoin('appointmentDocuments', 'appointmentDocuments.uploadId', 'uploads.id')
      .leftJoin('messages', 'messages.attachmentId', 'uploads.id')
      .select((eb) => [
        'uploads.purpose',
        'uploads.contentType',
        'documents.kind',
        eb.fn.coalesce('appointmentDocuments.name', 'messages.attachmentName').as('name'),
      ])
      .where('uploads.key', '=', key)
      .where('uploads.storedAt', 'is not', null)
      .where('uploads.droppedAt', 'is', null)
      .executeTakeFirst(),
  );
  const isPrivate = found !== undefined && privatePurposes.includes(found.purpose);
  if (!found || (isPrivate && !isSignedLink(services, ['document', key], query))) throw notFound();
  const size = isPrivate || query.width === undefined ? undefined : sizeOf(query.width, headers.accept);
  // A drawing has no other sizes, nor has a picture that was uploaded before there were any.
  const smaller = size && (await services.storage.read(sizeKey(key, size.width, size.format)));
  const bytes = smaller ?? (await services.storage.read(key));
  if (!bytes) throw notFound();
  const name = `${(found.kind ?? found.purpose).replaceAll('_', '-')}${key.slice(key.indexOf('.'))}`;
  return reply
    .headers({
      'content-type': smaller ? sizeType(size.format, found.contentType) : found.contentType,
      'content-security-policy': filePolicy,
      'content-disposition': `${isPrivate ? 'attachment' : 'inline'}; filename="${name}"${found.name === null ? '' : `; filename*=UTF-8''${encodeURIComponent(found.name)}`}`,
      'cache-control': isPrivate ? 'private, no-store' : forEver,
      ...(size && { vary: [reply.getHeader('vary') ?? [], 'Accept'].flat().join(', ') }),
      'cross-origin-resource-policy': isPrivate ? 'same-site' : 'cross-origin',
    })
    .send(Buffer.from(bytes));
}
