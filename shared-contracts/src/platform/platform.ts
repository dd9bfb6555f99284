import type { Add } from '../schemas/add.ts';
import type { LiveEvent } from '../schemas/event-stream.ts';
import type { SessionAnswer, SessionUser } from '../schemas/session.ts';
import type { Locale, Role } from '../schemas/vocabulary.ts';
import type { HttpClient } from './http-client.ts';

/**
 * The signed-in user. Setting a user makes isAuthenticated true; `end` clears user, token, dashboard, planId and userId
 * (specification, section 4).
 */
export interface Session {
  readonly user: SessionUser | null;
  start(answer: SessionAnswer): void;
  /** Signs out at the API as well; resolves when the local state is cleared, whatever the API responds. */
  end(): Promise<void>;
}

/** The full-screen loading overlay: shown while at least one hold is open; page scrolling is locked meanwhile. */
export interface Loader {
  /** Opens a hold and returns its release function, which is idempotent. */
  hold(): () => void;
  /** Holds until the promise settles and returns the promise. */
  during<T>(work: Promise<T>): Promise<T>;
}

/** Toasts: 5000 ms, top right (specification, section 9). Texts are already translated. */
export interface Toaster {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
}

/** Reports errors and timings. */
export interface Telemetry {
  error(error: unknown, context: Readonly<Record<string, string>>): void;
  event(name: string, data: Readonly<Record<string, string | number>>): void;
}

/** Live events of the API for the signed-in user. */
export interface LiveEvents {
  /**
   * Calls back for each event whose type starts with `prefix`; returns the unsubscribe function. An event with the bare
   * prefix as its type and without data means that events may have been missed while the page was loading: reload the
   * data, without a notification.
   */
  subscribe(prefix: string, onEvent: (event: LiveEvent) => void): () => void;
}

/** A page that its remote names for navigation (`nav` of its route pattern). */
export interface NavigationLink {
  /** Locale-free address. */
  readonly to: string;
  /** In the language of the page. */
  readonly label: string;
  /** Audience: `visitor` is signed out (sign-in pages), a role is its area's users. */
  readonly audience: 'everyone' | 'visitor' | Exclude<Role, 'operator'>;
}

/** Everything that the shell provides to a remote. One per document in the browser, one per request on the server. */
export interface Platform {
  readonly locale: Locale;
  /** Origin of this site for absolute URLs, e.g. `https://nimbia.example`; empty when unknown. */
  readonly origin: string;
  /** URL of the API host for links to files, without a trailing slash. */
  readonly apiUrl: string;
  readonly http: HttpClient;
  readonly session: Session;
  readonly loader: Loader;
  readonly toast: Toaster;
  readonly telemetry: Telemetry;
  readonly events: LiveEvents;
  /** Links to pages of all remotes that may run in this document, in the order of the registry. */
  readonly navigation: readonly NavigationLink[];
  /** Patterns of the pages that are not open yet (`isOpen: false` of their route pattern), which nothing links to. */
  readonly closedPages: readonly string[];
  /** The advertisements in the state (`adds`; specification, section 3). Omitted on the server, which has no state. */
  readonly adds?: () => readonly Add[];
}
