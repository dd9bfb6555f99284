import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemBody, problemType } from './problem-body.ts';
import { Problem } from './problem.ts';
import { toProblem } from './to-problem.ts';

/** Every error is sent as `application/problem+json`, with a code that the front end translates. */
export function useErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answer(toProblem(error), request, reply));
  app.setNotFoundHandler((request, reply) => answer(new Problem(404, 'NOT_FOUND'), request, reply));
}

function answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // 42501 means that the query builder allowed what row-level security refuses.
  const cause = problem.cause ?? problem;
  if (problem.status >= 500) request.log.error(cause, problem.code);
  else if (problem.status === 403 && problem.cause)
    request.log.error(cause, 'row-level security refused what the builder allowed');
  return reply.status(problem.status).headers(problem.headers).type(problemType).send(problemBody(problem, request.id));
}
