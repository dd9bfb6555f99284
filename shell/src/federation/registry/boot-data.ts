import type { Platform } from 'shared-contracts/platform/platform';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import type { Refusal } from './refusal.ts';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** State of the router after a server render. */
export interface HydrationState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** How a page reports its loads. */
export interface ReportedLoads {
  /** By remote; the API ignores a report without its seal (`shared-contracts/schemas/load-report`). */
  readonly seals: Readonly<Record<string, string>>;
  /** One in so many successful loads is reported, and every failed one. */
  readonly oneIn: number;
  /**
   * The remote that threw during the server render. Its load counts as failed, even where the browser then renders it.
   */
  readonly renderFailure?: string | undefined;
}

/** What the server writes into each page, in a script element that is never executed. */
export interface BootData {
  readonly locale: Locale;
  readonly apiUrl: string;
  /** Version of the shell; none with hot reload. */
  readonly shell?: string | undefined;
  /** Integrity of the scripts and sheets that the shell loads later, by file; none with hot reload. */
  readonly late: Readonly<Record<string, string>>;
  /** Public origin of the site, where it is configured; else the origin of the request. */
  readonly origin?: string | undefined;
  readonly registry: LiveRegistry;
  /** Manifests by remote; one is missing when the server could not read it, and the browser then fetches it. */
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  readonly navigation: Platform['navigation'];
  /** Remotes that may not run, with the reason. */
  readonly refused: Readonly<Record<string, Refusal>>;
  /** A known crawler: an error is logged and the plain frame shown (specification, section 2). */
  readonly isCrawler: boolean;
  /** Addresses of scripts of other services that the page may load. */
  readonly scripts?: readonly string[];
  /** Factor of all deadlines; 1 when absent. */
  readonly deadlineScale?: number;
  /** Strings of the page by namespace, in its language only. */
  readonly strings: Readonly<Record<string, LocaleStrings>>;
  /** Absent where nothing is reported. */
  readonly reportedLoads?: ReportedLoads;
  /** Remotes replaced by a developer, for their panel; never in production. */
  readonly overrides?: readonly { readonly remote: string; readonly manifest: string }[];
  /** Present when the server rendered the page. */
  readonly hydration?: HydrationState;
}

declare global {
  interface Window {
    /** Set by the developers’ tools: replaced remotes describe themselves. */
    _NIMBIA_APPLY_OVERRIDES?: (boot: BootData) => Promise<BootData>;
  }
}

export const bootDataId = 'nimbia-boot';

/** Reads what the server wrote. @throws Error on a page that the shell’s server did not write. */
export function readBootData(): BootData {
  const element = document.getElementById(bootDataId);
  if (element?.textContent == null) throw new Error(`This page has no #${bootDataId}`);
  const data: BootData = JSON.parse(element.textContent);
  return data;
}
