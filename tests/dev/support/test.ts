import { test as base } from '../../e2e/support/test.ts';

interface Fixtures {
  readonly ports: undefined;
}

/** `npm run dev` serves each remote from its own port. */
export const test = base.extend<Fixtures>({
  ports: [
    async ({ quiet }, use) => {
      quiet.allow(/^stranger: http:\/\/localhost:\d+\//u);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { apiUrl, expect, shellUrl } from '../../e2e/support/test.ts';
