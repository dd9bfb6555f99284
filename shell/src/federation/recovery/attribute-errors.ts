import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { Telemetry } from 'shared-contracts/platform/platform';
import { absolute } from '../registry/absolute.ts';

/** Where the files of a remote's version lie: nothing else stands under it. */
const folderOf = ({ manifest }: RegistryEntry): string => new URL('.', absolute(manifest)).href;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/**
 * Errors of event handlers, timers and promises, which no boundary catches: those whose stack lies in a remote's files are told with its
 * name. They leave its page standing. Answers the function that stops it.
 */
export function attributeErrors(entries: readonly RegistryEntry[], telemetry: Telemetry): () => void {
  const tell = (error: unknown, source: string, phase: string): void => {
    const places = `${source}\n${textOf(error)}`;
    const entry = entries.find((candidate) => places.includes(folderOf(candidate)));
    if (entry === undefined) return;
    telemetry.error(error, { remote: entry.name, version: entry.version, phase });
  };
  const handleError = ({ error, filename }: ErrorEvent): void => tell(error, filename, 'error');
  const handleRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason, '', 'promise');
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
