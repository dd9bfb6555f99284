import type { BrowserContext } from '@playwright/test';

/** Runs in each document before its own scripts: a page that is ready has a title, from the first moment on. */
const complainWithoutTitle = () =>
  new MutationObserver(() => {
    if (document.title === '') console.error('ready without a title');
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });

/**
 * Everything that pages complain about: uncaught errors, console errors, hydration and React warnings, CSP reports. And what we complain about in
 * every page: that it asks anything of another site, or has no title.
 */
export class ConsoleWatch {
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #origins: readonly string[];

  /** `origins` are all that pages may ask: the shell's, which has the remotes, and the API's. */
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

  /** A test that breaks something on purpose says what the browser may say about it. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns);
  }

  complaints(): string[] {
    return this.#complaints.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  #note(text: string) {
    this.#complaints.push(text);
  }
}
