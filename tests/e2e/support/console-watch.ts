import type { BrowserContext } from '@playwright/test';

/** Everything that pages complain about: uncaught errors, console errors, hydration and React warnings, CSP reports. */
export class ConsoleWatch {
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext) {
    context.on('weberror', (error) => this.#note(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error' || /hydrat|Warning:|Content Security Policy/i.test(message.text())) {
        this.#note(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
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
