import { createHash } from 'node:crypto';
import { Html, html } from '../../html/html.ts';
import type { JsonSchema } from '../../http/json-schema.ts';

interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly operationId: string;
  /** The document's own, a bearer token, unless set. */
  readonly security?: readonly JsonSchema[];
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: JsonSchema;
}

/** What of an OpenAPI document the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const style = `:root { color-scheme: light dark; --canvas: light-dark(#fcfaf6, #0f131a); --surface: light-dark(#ffffff, #171b24); --text: light-dark(#1b202d, #f0ede8);
  --muted: light-dark(#515763, #b7b2a9); --line: light-dark(#e0dcd4, #2f343f); --ink: light-dark(#254283, #97b5f3); --seal: light-dark(#a45120, #eba16e); }
body { margin: 0 auto; padding: 32px 16px; max-width: 1000px; background: var(--canvas); color: var(--text); font: 16px/26px Inter, system-ui, sans-serif; }
h1 { margin: 0; font: 500 30px/36px 'EB Garamond', Garamond, Georgia, serif; } h2 { font-size: 22px; line-height: 30px; margin: 32px 0 8px; }
header { border-bottom: 2px solid var(--seal); padding-bottom: 12px; } header p, .access { color: var(--muted); margin: 4px 0 0; }
a { color: var(--ink); } :focus-visible { outline: 3px solid light-dark(#1b70cf, #6ab3fd); outline-offset: 2px; }
section section { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); padding: 12px 16px; margin: 8px 0; }
h3 { margin: 0; font-size: 16px; line-height: 26px; overflow-wrap: anywhere; } section p { margin: 4px 0; } code, pre { font: 14px/20px ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; } summary { cursor: pointer; min-height: 24px; }`;

// Not through `html`: the hash covers every byte.
const styleElement = new Html(`<style>${style}</style>`);

/** No scripts, no requests, only this style. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const details = (title: string, content: unknown): Html | undefined =>
  content === undefined
    ? undefined
    : html`<details>
        <summary>${title}</summary>
        <pre>${JSON.stringify(content, null, 2)}</pre>
      </details>`;

const call = (method: string, path: string, operation: Operation): Html =>
  html`<section id="${operation.operationId}">
    <h3><code>${method.toUpperCase()} ${path}</code></h3>
    <p>${operation.summary}</p>
    <p class="access">${operation.security ? 'For everybody' : 'Signed in'}</p>
    ${details('Parameters', operation.parameters)} ${details('What is sent', operation.requestBody?.['content'])}
    ${details('What is answered', operation.responses)}
  </section>`;

/** The API description as a page without scripts (decision 016), in English like the code. */
export function docsPage({ info, paths, components }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <h1>${info.title}</h1>
          <p>${info.description} <a href="/openapi.json">OpenAPI 3.1</a></p>
        </header>
        <main>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2>${tag}</h2>
                ${calls.filter(({ operation }) => operation.tags.includes(tag)).map((one) => call(one.method, one.path, one.operation))}
              </section>`,
          )}
          <section>
            <h2>schemas</h2>
            ${Object.entries(components.schemas).map(([name, schema]) => details(name, schema))}
          </section>
        </main>
      </body>
    </html>`.toString();
}
