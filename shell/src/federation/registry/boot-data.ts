import type { Platform } from 'shared-contracts/platform/platform';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import type { LiveRegistry } from 'shared-contracts/remote/live-registry';
import type { Refusal } from './refusal.ts';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type { Locale } from 'shared-contracts/schemas/vocabulary';

/** State of the router after a render on the server. */
export interface HydrationState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** What a page reports of its loads. */
export interface ReportedLoads {
  /** Without its seal the API counts no report (`shared-contracts/schemas/load-report`), by remote. */
  readonly seals: Readonly<Record<string, string>>;
  /** One of so many loads that went well is reported, and every one that failed. */
  readonly oneIn: number;
  /** The remote whose code threw when the server was to draw this page. Its load failed, even where the browser then draws it. */
  readonly undrawn?: string | undefined;
}

/** What the shell's server writes into each page, in a script element that is never executed. */
export interface BootData {
  readonly locale: Locale;
  readonly apiUrl: string;
  /** Version of the shell; none with hot reload. */
  readonly shell?: string | undefined;
  /** Integrity of the scripts and sheets that the shell asks for later, by file; none with hot reload. */
  readonly late: Readonly<Record<string, string>>;
  /** Address of the site as search engines know it, where it was set; else the address that the page was asked under. */
  readonly origin?: string | undefined;
  readonly registry: LiveRegistry;
  /** Manifests by remote; one is missing when the server could not read it, and the browser then asks for it itself. */
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  readonly navigation: Platform['navigation'];
  /** Why a remote may not run, by remote. */
  readonly refused: Readonly<Record<string, Refusal>>;
  /** A known crawler: an error is logged and the plain frame shown (specification, section 2). */
  readonly isCrawler: boolean;
  /** Strings that the page already needs, by namespace, in the page's language only. */
  readonly strings: Readonly<Record<string, LocaleStrings>>;
  /** Absent where nothing is reported. */
  readonly reportedLoads?: ReportedLoads;
  /** Remotes that a developer has exchanged, for their panel; never in production. */
  readonly overrides?: readonly { readonly remote: string; readonly manifest: string }[];
  /** Present when the server rendered the page. */
  readonly hydration?: HydrationState;
}

declare global {
  interface Window {
    /** Left by the developers' tools, where there are any: exchanged remotes describe themselves. */
    _NIMBIA_TAKE_OVERRIDES?: (boot: BootData) => Promise<BootData>;
  }
}

export const bootDataId = 'nimbia-boot';

/** Reads what the server wrote. @throws Error on a page that the shell's server did not make. */
export function readBootData(): BootData {
  const element = document.getElementById(bootDataId);
  if (element?.textContent == null) throw new Error(`This page has no #${bootDataId}`);
  const data: BootData = JSON.parse(element.textContent);
  return data;
}
