import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalidAt } from '../http/problem.ts';

/** The sort values of a page's last row, bound to table, scope and order. */
export interface CursorCodec {
  encode(binding: string, values: readonly (string | null)[]): string;
  /** @throws Problem CURSOR_INVALID for anything that this server did not issue for this order. */
  decode(binding: string, cursor: unknown): (string | null)[];
}

export function createCursorCodec(secret: string): CursorCodec {
  const sign = (binding: string, payload: string) =>
    createHmac('sha256', secret).update(`cursor\0${binding}\0${payload}`).digest().subarray(0, 16);
  return {
    encode(binding, values) {
      const payload = Buffer.from(JSON.stringify(values)).toString('base64url');
      return `${payload}.${sign(binding, payload).toString('base64url')}`;
    },
    decode(binding, cursor) {
      const refuse = () => invalidAt('/cursor', 'CURSOR_INVALID');
      if (typeof cursor !== 'string' || cursor.length > 2000) throw refuse();
      const [payload = '', signature = ''] = cursor.split('.', 2);
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(binding, payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refuse();
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as (string | null)[];
    },
  };
}
