import webpack, { type Compiler } from 'webpack';

/** After webpack has moved modules between chunks. */
const stage = webpack.OptimizationStages.STAGE_ADVANCED + 1;

/** Puts the chunk of the exposed module into the container's own: whoever mounts a remote runs both, and each file is a request. */
export class ExposedInEntryPlugin {
  readonly #container: string;
  readonly #exposed: string;

  constructor(container: string, exposed: string) {
    this.#container = container;
    this.#exposed = exposed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposedInEntryPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'ExposedInEntryPlugin', stage }, () => {
        const container = compilation.namedChunks.get(this.#container);
        const exposed = compilation.namedChunks.get(this.#exposed);
        if (container === undefined || exposed === undefined) return;
        compilation.chunkGraph.integrateChunks(container, exposed);
        compilation.chunks.delete(exposed);
        compilation.namedChunks.delete(this.#exposed);
      });
    });
  }
}
