import type { BrowserContext } from '@playwright/test';

/** Runs in each document before its own scripts: a page that is ready must have a title. */
const complainWithoutTitle = () =>
  new MutationObserver(() => {
    if (document.title === '') console.error('ready without a title');
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });

/**
 * Collects all problems of pages: uncaught errors, console errors, hydration and React warnings, CSP reports; and two
 * rules for every page: no requests to other sites, and a title.
 */
export class ConsoleWatch {
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #origins: readonly string[];
  #stopped = false;

  /** `origins` that pages may request: the shell's, which serves the remotes, and the API's. */
  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  async watch(context: BrowserContext) {
    context.on('weberror', (error) => this.#note(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error' || /hydrat|Warning:|Content Security Policy/i.test(message.text())) {
        this.#note(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && !this.#origins.includes(origin)) this.#note(`stranger: ${request.url()}`);
    });
    await context.addInitScript(complainWithoutTitle);
  }

  /** Allows the expected errors of a test that breaks something on purpose. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns);
  }

  /** Ends the watch before pages are closed, which cancels what they are still loading. */
  stop() {
    this.#stopped = true;
  }

  complaints(): string[] {
    return this.#complaints.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  #note(text: string) {
    if (!this.#stopped) this.#complaints.push(text);
  }
}
