import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemBody, problemType } from './problem-body.ts';
import { Problem } from './problem.ts';

/** On every response, including those sent before any plugin runs. */
const headers = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** A malformed URL. Hooks do not run, so the request is logged here, without its URL. */
export function replyToInvalidUrl(request: FastifyRequest, reply: FastifyReply): void {
  const problem = new Problem(400, 'BODY_INVALID');
  request.log.info({ method: request.method, status: problem.status }, 'answered');
  void reply
    .status(problem.status)
    .headers({ ...headers, 'x-request-id': request.id })
    .type(problemType)
    .send(problemBody(problem, request.id));
}

const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Malformed requests, oversized headers and timeouts: answered on the raw socket, which is then closed. */
export function replyToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const id = randomUUID();
    const body = problemBody(new Problem(statusOf[error.code ?? ''] ?? 400, 'BODY_INVALID'), id);
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'x-request-id': id,
      'content-type': problemType,
      'content-length': Buffer.byteLength(text),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${body.status} ${body.title}\r\n${lines.join('')}\r\n${text}`);
  }
  socket.destroy(error);
}
