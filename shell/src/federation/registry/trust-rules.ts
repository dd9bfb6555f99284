import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import { absolute } from './absolute.ts';

/** The part of the browser's Trusted Types that is used here; TypeScript's own declarations do not have it yet. */
export interface TrustRules {
  /** The address when a script may come from it, else null, which the browser refuses. */
  readonly createScriptURL: (address: string) => string | null;
  /** The markup when nothing in it can run, else null. */
  readonly createHTML: (markup: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: 'default', rules: TrustRules): unknown };
  }
}

/** Bare boxes: FullCalendar measures scroll bars and table cells with such, react-aria empties what it read out. */
const harmless = /^(?:<\/?(?:div|table|tr|td)>)*$/;

/**
 * What the page itself may make scripts and markup of, whichever library asks (decision 025).
 * @param folders from which a script may come, each with a slash at its end
 */
export const trustRules = (folders: readonly string[]): TrustRules => {
  const trusted = folders.map(absolute);
  return {
    createScriptURL: (address) => (trusted.some((folder) => absolute(address).startsWith(folder)) ? address : null),
    createHTML: (markup) => (harmless.test(markup) ? markup : null),
  };
};

/** Lets scripts come from the shell's own folder and those of the versions that this page was given, and from nowhere else. */
export function restrictScripts(registry: LiveRegistry, shellFolder: string): void {
  const folders = registry.remotes.map(({ manifest }) => manifest.slice(0, manifest.lastIndexOf('/') + 1));
  window.trustedTypes?.createPolicy('default', trustRules([shellFolder, ...folders]));
}
