import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { render as Render, renderFrame as RenderFrame } from '../../src/entry-server.tsx';
import type { ScriptFile } from './html-page.ts';
import type { Settings } from '../settings.ts';

export interface StyleText {
  readonly file: string;
  readonly css: string;
}

export interface ShellBundle {
  /** None with hot reload. */
  readonly version: string | undefined;
  readonly script: string;
  readonly integrity: string | undefined;
  /** Integrity of the scripts and sheets that the shell loads later, by file; none with hot reload. */
  readonly late: Readonly<Record<string, string>>;
  /** Name and text of the shell’s style sheets, which are inlined into each page. */
  readonly styles: readonly StyleText[];
  /** With hot reload: URL of the shell’s sheet, which changes while the page is open. */
  readonly hotSheet: string | undefined;
  /** Fonts that the first paint needs. */
  readonly fonts: readonly string[];
  /** Versions of the modules that remotes share; none with hot reload. */
  readonly shared: Readonly<Record<string, string>>;
  /** Undefined with hot reload. */
  readonly render: typeof Render | undefined;
  readonly renderFrame: typeof RenderFrame;
  /** The developers' panel; with hot reload it is part of the shell's own script. */
  readonly developer: { readonly script: ScriptFile; readonly styles: readonly StyleText[] } | undefined;
}

/** Where the developers’ panel is served; production has neither the route nor the files. */
export const developerPrefix = '/developer/';

const builtFiles = v.object({
  version: v.string(),
  entry: v.array(v.string()),
  late: v.array(v.string()),
  shared: v.optional(v.record(v.string(), v.string()), {}),
});

const only = (files: readonly string[], pattern: RegExp): string => {
  const found = files.find((file) => pattern.test(file));
  if (found === undefined)
    throw new Error(`The build of the shell has no file like ${pattern.source}; run npm run build`);
  return found;
};

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const readDeveloper = (directory: string): ShellBundle['developer'] => {
  const files = readdirSync(directory);
  const [script, sheet] = [only(files, /\.js$/), only(files, /\.css$/)];
  return {
    script: { url: `${developerPrefix}${script}`, integrity: integrityOf(join(directory, script)) },
    styles: [{ file: sheet, css: readFileSync(join(directory, sheet), 'utf8') }],
  };
};

/** Reads the shell’s build. @throws Error when there is none */
export function readShellBundle({ shellDirectory, devShellScript, hasDeveloperTools }: Settings): ShellBundle {
  if (devShellScript !== undefined)
    return {
      version: undefined,
      script: devShellScript,
      integrity: undefined,
      late: {},
      shared: {},
      styles: [],
      hotSheet: devShellScript.replace(/\.js$/, '.css'),
      fonts: [],
      render: undefined,
      renderFrame: () => '',
      developer: undefined,
    };
  const browser = join(shellDirectory, 'browser');
  const files = readdirSync(browser, { recursive: true, encoding: 'utf8' });
  const { version, entry, late, shared } = v.parse(
    builtFiles,
    JSON.parse(readFileSync(join(shellDirectory, 'files.json'), 'utf8')),
  );
  const script = only(entry, /\.js$/);
  const style = only(entry, /\.css$/);
  const bundle: { render: typeof Render; renderFrame: typeof RenderFrame } = createRequire(import.meta.url)(
    join(shellDirectory, 'node/entry-server.cjs'),
  );
  return {
    version,
    script: `/assets/${script}`,
    integrity: integrityOf(join(browser, script)),
    shared,
    late: Object.fromEntries(late.map((file) => [file, integrityOf(join(browser, file))])),
    // URLs in a sheet are relative to it; inlined they would be relative to the page.
    styles: [
      {
        file: style,
        css: readFileSync(join(browser, style), 'utf8').replaceAll(
          /url\((?!["']?(?:data:|https?:|\/))/g,
          'url(/assets/',
        ),
      },
    ],
    hotSheet: undefined,
    fonts: files
      .filter((file) => /inter-latin-(opsz|wght)-normal.*\.woff2$|eb-garamond-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => `/assets/${file}`),
    render: bundle.render,
    renderFrame: bundle.renderFrame,
    developer: hasDeveloperTools ? readDeveloper(join(shellDirectory, 'developer')) : undefined,
  };
}
