import type { Logger } from 'pino';
import type { RenderInput, RenderOutput } from '../../src/entry-server.tsx';
import { withDeadline } from '../../src/federation/loading/with-deadline.ts';
import { remoteAtFault } from '../registry/remote-at-fault.ts';
import type { RemoteStore } from '../registry/remote-store.ts';
import type { PageDecision } from './decide-page.ts';
import type { HtmlPage } from './html-page.ts';
import { pageFiles } from './page-files.ts';
import type { ShellBundle } from './shell-bundle.ts';

type Page = Extract<RenderOutput, { readonly kind: 'page' }>;
/** With its style sheets, without which it is not sent. */
export type RenderedPage = Page & Pick<HtmlPage, 'styles'>;

/** It could not be rendered here. */
interface Fault {
  readonly kind: 'fault';
  /** The remote whose code threw. */
  readonly remote: string | undefined;
}

export type RenderOutcome = Exclude<RenderOutput, Page> | RenderedPage | Fault;

interface Rendering {
  readonly render: NonNullable<ShellBundle['render']>;
  readonly store: Pick<RemoteStore, 'sheet' | 'container'>;
  /** In ms. */
  readonly deadline: number;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/** Renders a page from the server builds of its remotes. What fails is logged and left to the browser. */
export async function renderHere(
  { render, store, deadline, log }: Rendering,
  { match, isWhole }: Extract<PageDecision, { readonly kind: 'render' }>,
  { url, ...input }: Omit<RenderInput, 'request' | 'shouldRender' | 'readContainer' | 'sink'> & { readonly url: URL },
): Promise<RenderOutcome> {
  const { catalogue, locale } = input;
  const { pathname } = url;
  try {
    const { styles: sheets } = pageFiles({ catalogue, locale, hasStrings: true }, match);
    const output = render({
      ...input,
      request: new Request(url),
      shouldRender: isWhole,
      readContainer: store.container,
      sink: {
        error: (message: string, record: unknown) => log.error(record, message),
        event: (message: string, record: unknown) => log.info(record, message),
      },
    });
    const read = (isWhole ? sheets : []).map(async ({ file, url, integrity }) => ({
      file,
      css: await store.sheet(url, integrity),
    }));
    const work = Promise.all([output, Promise.all(read)]);
    const [outcome, styles] = await withDeadline(work, deadline, `rendering ${pathname}`);
    return outcome.kind === 'page' ? { ...outcome, styles } : outcome;
  } catch (error) {
    const { name: remote, version } = match.entry;
    log.error(
      { err: error, step: 'render', remote, version, path: pathname },
      'not rendered here, the browser does it',
    );
    return { kind: 'fault', remote: remoteAtFault(catalogue.entries, error) };
  }
}
