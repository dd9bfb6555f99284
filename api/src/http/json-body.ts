import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const MAX_DEPTH = 32;
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:,]/gu;

/** Parses JSON and rejects what JSON.parse accepts: duplicate keys, NUL characters, deep nesting, `__proto__`. */
export function parseJsonBody(text: string): unknown {
  if (text.includes('\0') || /(?<!\\)(?:\\\\)*\\u0000/u.test(text)) throw new Problem(400, 'BODY_INVALID');
  try {
    const value = JSON.parse(text) as unknown;
    checkStructure(text);
    return value;
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem(400, 'BODY_INVALID', { cause });
  }
}

/** Expects well-formed JSON: an unterminated string would make the token search quadratic. @throws Problem 400. */
function checkStructure(text: string): void {
  const open: (Set<string> | null)[] = [];
  let string: string | undefined;
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      if (open.push(part === '{' ? new Set() : null) > MAX_DEPTH) throw new Problem(400, 'BODY_INVALID');
    } else if (part === '}' || part === ']') {
      open.pop();
    } else if (part === ':' && string !== undefined) {
      const keys = open.at(-1);
      const key = JSON.parse(string) as string;
      if (key === '__proto__' || keys?.has(key)) throw new Problem(400, 'BODY_INVALID');
      keys?.add(key);
    }
    string = part.startsWith('"') ? part : undefined;
  }
}

/** Only JSON bodies are accepted. */
export function useJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseJsonBody(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Problem(400, 'BODY_INVALID'), undefined);
    }
  });
}
