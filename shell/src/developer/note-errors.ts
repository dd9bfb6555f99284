/** An error of this page, as the panel shows it. */
export interface NotedError {
  readonly at: Date;
  /** Whose it is, when that is known. */
  readonly remote: string | undefined;
  readonly message: string;
}

/** As many as fit on a screen. */
const kept = 8;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const remoteOf = (record: unknown): string | undefined =>
  typeof record === 'object' && record !== null && 'remote' in record && typeof record.remote === 'string'
    ? record.remote
    : undefined;

/**
 * Notes what goes wrong in the page from now on: what the shell tells its telemetry, what nobody caught, what the policy refused. The latest
 * first, and of many the latest few.
 */
export function noteErrors(onChange: () => void): { readonly errors: () => readonly NotedError[] } {
  let errors: readonly NotedError[] = [];
  const note = (message: string, remote?: string): void => {
    errors = [{ at: new Date(), remote, message }, ...errors].slice(0, kept);
    onChange();
  };
  window.addEventListener('nimbia:error', (event) => {
    const { message, record }: { message: string; record: unknown } = (event as CustomEvent).detail;
    note(message, remoteOf(record));
  });
  window.addEventListener('error', (event) => note(event.message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(textOf(reason)));
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`${effectiveDirective}: ${blockedURI}`),
  );
  return { errors: () => errors };
}
