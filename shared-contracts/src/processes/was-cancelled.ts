/** Of the whole document, because each remote may have its own copy of this module. */
const onPurpose: unique symbol = Symbol.for('nimbia/cancelled-on-purpose');

/** Not by class: a DOMException is not everywhere an Error. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Marks what a call with an aborted signal throws. Its name alone says little: a database that gives up, a camera that does not start
 * and a signal all throw an AbortError, with a message that differs by browser.
 */
export function asCancelled<T>(error: T): T {
  const isAbort = isObject(error) && 'name' in error && error.name === 'AbortError';
  return isAbort && Object.isExtensible(error) ? Object.assign(error, { [onPurpose]: true }) : error;
}

/**
 * Whether work was ended on purpose: the page was left, the account signed out, another request came instead. That is no fault, and is
 * neither reported nor shown. The query client's own error is known by its message, because each remote may have its own copy of it.
 */
export function wasCancelled(error: unknown): boolean {
  return isObject(error) && (onPurpose in error || ('message' in error && error.message === 'CancelledError'));
}
