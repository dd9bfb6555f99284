import type { Call } from './create-send.ts';

/** Calls of the API that only read, but whose question is too long for an address. */
const reads =
  /^\/(?:pro\/get-all\/\w+|(?:base\/)?\w+\/(?:find-by|find-one-by|aggregate|count|search|lawyer-filter)|slots|earliest|facets|suggestions(?:\/\w+)?)$/u;

/** Whether a call changes nothing, so that it may be made twice. */
export const isRead = ({ method, path }: Pick<Call, 'method' | 'path'>): boolean =>
  method === 'GET' || (method === 'POST' && reads.test(path));
