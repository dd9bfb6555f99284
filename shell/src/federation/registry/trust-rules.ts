import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import { absolute } from './absolute.ts';

/** The part of the Trusted Types API that is used here; TypeScript’s DOM types do not have it yet. */
export interface TrustRules {
  /** The URL when a script may come from it, else null, which the browser refuses. */
  readonly createScriptURL: (address: string) => string | null;
  /** The markup when nothing in it can run, else null. */
  readonly createHTML: (markup: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: 'default', rules: TrustRules): unknown };
  }
}

/** Empty boxes: FullCalendar measures scroll bars and table cells with them, react-aria clears its live regions. */
const harmless = /^(?:<\/?(?:div|table|tr|td)>)*$/;

/**
 * What may become a script or markup, whichever library asks (decision 025).
 * @param folders from which a script may come, each with a trailing slash
 * @param scripts addresses of others, whole
 */
export const trustRules = (folders: readonly string[], scripts: readonly string[] = []): TrustRules => {
  const trusted = folders.map(absolute);
  const isTrusted = (address: string) =>
    scripts.includes(address) || trusted.some((folder) => address.startsWith(folder));
  return {
    createScriptURL: (address) => (isTrusted(absolute(address)) ? address : null),
    createHTML: (markup) => (harmless.test(markup) ? markup : null),
  };
};

/** Allows scripts from the shell’s folder, from the versions that this page was given and of the services that it names only. */
export function restrictScripts(registry: LiveRegistry, shellFolder: string, scripts?: readonly string[]): void {
  const folders = registry.remotes.map(({ manifest }) => manifest.slice(0, manifest.lastIndexOf('/') + 1));
  window.trustedTypes?.createPolicy('default', trustRules([shellFolder, ...folders], scripts));
}
