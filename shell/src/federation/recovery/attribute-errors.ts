import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { Telemetry } from 'shared-contracts/platform/platform';
import { absolute } from '../registry/absolute.ts';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

/** The folder of a remote’s version, which holds nothing else. */
const folderOf = ({ manifest }: RegistryEntry): string => new URL('.', absolute(manifest)).href;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/**
 * Reports errors of event handlers, timers and promises, which no error boundary catches, with the remote whose files
 * are in the stack. The page stays. Returns a function that stops it.
 */
export function attributeErrors(entries: readonly RegistryEntry[], telemetry: Telemetry): () => void {
  const tell = (error: unknown, source: string, phase: string): void => {
    const places = `${source}\n${textOf(error)}`;
    const entry = entries.find((candidate) => places.includes(folderOf(candidate)));
    if (entry === undefined) return;
    telemetry.error(error, { remote: entry.name, version: entry.version, phase });
  };
  const handleError = ({ error, filename }: ErrorEvent): void => tell(error, filename, 'error');
  const handleRejection = (event: PromiseRejectionEvent): void => {
    // The browser would write it to the console as an error.
    if (wasCancelled(event.reason)) return event.preventDefault();
    tell(event.reason, '', 'promise');
  };
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
