import type { LoaderContext } from 'webpack';

/** The cascade layers in their order; each remote has its own. */
const layers = ['base', 'components', 'pages'];

/**
 * Nests a remote’s cascade layers under its name (`components` is `remote-pro.components`), separate from those of the
 * shell and other remotes (decision 055). Unlayered rules stay unlayered, to override libraries that write such.
 */
export default function layerNamesLoader(this: LoaderContext<{ readonly name: string }>, source: string): string {
  const { name } = this.getOptions();
  const own = (list: string): string =>
    list
      .split(',')
      .map((layer) => `${name}.${layer.trim()}`)
      .join(', ');
  const named = source.replaceAll(/@layer\s+([\w-]+(?:\s*,\s*[\w-]+)*)/gu, (_, list: string) => `@layer ${own(list)}`);
  return named === source ? source : `@layer ${own(layers.join())};\n${named}`;
}
