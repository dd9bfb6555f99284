import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

/** An error of this page, as the panel shows it. */
export interface PageError {
  readonly at: Date;
  /** Its remote, if known. */
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

/** Collects errors from now on: telemetry, uncaught errors, policy violations. Keeps the latest few, newest first. */
export function collectErrors(onChange: () => void): { readonly errors: () => readonly PageError[] } {
  let errors: readonly PageError[] = [];
  const note = (message: string, remote?: string): void => {
    errors = [{ at: new Date(), remote, message }, ...errors].slice(0, kept);
    onChange();
  };
  window.addEventListener('nimbia:error', (event) => {
    const { message, record }: { message: string; record: unknown } = (event as CustomEvent).detail;
    note(message, remoteOf(record));
  });
  window.addEventListener('error', (event) => note(event.message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!wasCancelled(reason)) note(textOf(reason));
  });
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`${effectiveDirective}: ${blockedURI}`),
  );
  return { errors: () => errors };
}
