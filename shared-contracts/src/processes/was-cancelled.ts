/**
 * Whether work was ended on purpose: the page was left, the account signed out, another request came instead. That is no fault, and is
 * neither reported nor shown. By name and message: each remote may have its own copy of the query client, and a DOMException is not
 * everywhere an Error.
 */
export function wasCancelled(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message } = error as { readonly name?: unknown; readonly message?: unknown };
  return name === 'AbortError' || message === 'CancelledError';
}
