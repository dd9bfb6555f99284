import type { Add } from '../schemas/content.ts';
import type { LiveEvent } from '../schemas/wire.ts';
import type { SessionAnswer, SessionUser } from '../schemas/session.ts';
import type { Locale, Role } from '../schemas/vocabulary.ts';
import type { HttpClient } from './http-client.ts';

/** Who is signed in. Setting a user makes isAuthenticated true; `end` clears user, token, dashboard, planId and userId (specification, section 4). */
export interface Session {
  readonly user: SessionUser | null;
  start(answer: SessionAnswer): void;
  /** Signs out at the API as well; resolves when the local state is cleared, whatever the API answers. */
  end(): Promise<void>;
}

/** The full-screen loading overlay: shown while at least one holder is open; page scroll is hidden meanwhile. */
export interface Loader {
  /** Opens a hold and answers the function that releases it; releasing twice is harmless. */
  hold(): () => void;
  /** Holds until the promise settles and answers the promise. */
  during<T>(work: Promise<T>): Promise<T>;
}

/** Toasts: 5000 ms, top right (specification, section 9). Texts are already translated. */
export interface Toaster {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
}

/** Where errors and timings go. */
export interface Telemetry {
  error(error: unknown, context: Readonly<Record<string, string>>): void;
  event(name: string, data: Readonly<Record<string, string | number>>): void;
}

/** Live events of the API for the signed-in person. */
export interface LiveEvents {
  /**
   * Calls back for each event whose type starts with `prefix`; answers the function that unsubscribes. The bare prefix as the type, without
   * data, says that something may have happened while the page was loading, before it listened: load again, tell nobody.
   */
  subscribe(prefix: string, onEvent: (event: LiveEvent) => void): () => void;
}

/** A page that its remote names for navigation (`nav` of its route pattern). */
export interface NavigationLink {
  /** Locale-free address. */
  readonly to: string;
  /** In the language of the page. */
  readonly label: string;
  /** Whom it is for: `visitor` is who is not signed in (sign-in pages), a role is who has that area. */
  readonly audience: 'everyone' | 'visitor' | Exclude<Role, 'operator'>;
}

/** Everything that the shell provides to a remote. One per document in the browser, one per request on the server. */
export interface Platform {
  readonly locale: Locale;
  /** Origin of this site for absolute addresses, e.g. `https://nimbia.example`; empty where it is unknown. */
  readonly origin: string;
  /** Address of the API host for links to files, without a trailing slash. */
  readonly apiUrl: string;
  readonly http: HttpClient;
  readonly session: Session;
  readonly loader: Loader;
  readonly toast: Toaster;
  readonly telemetry: Telemetry;
  readonly events: LiveEvents;
  /** Links to pages of all remotes that may run in this document, in the order of the registry. */
  readonly navigation: readonly NavigationLink[];
  /** Patterns of the pages that are planned and not open (`isOpen: false` of their route pattern): nothing leads there. */
  readonly closedPages: readonly string[];
  /** The advertisements that the state holds now (`adds`; specification, section 3). The server has no state, and leaves this out. */
  readonly adds?: () => readonly Add[];
}
