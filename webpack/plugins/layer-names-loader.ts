import type { LoaderContext } from 'webpack';

/** The house's layers, in their order; a remote has its own of each. */
const layers = ['base', 'components', 'pages'];

/**
 * Puts a remote's layers under its own (`components` is `remote-pro.components`): whatever they contain, the shell's and those of another remote
 * are not in it. What stands outside any layer stays there, against libraries that write their styles so.
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
