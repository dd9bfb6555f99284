import webpack, { type Compiler } from 'webpack';

const { GetChunkFilenameRuntimeModule } = webpack.runtime;
const NAME = 'NamesFromManifestPlugin';

/**
 * Leaves the hashes of its files out of the entry of a remote, where they would be in every first view: the shell, which loads the files
 * (`shell/src/federation/loading/provide-file-loader.ts`), knows them by the manifest. A part is asked for as `page-home.js` or `412.css`.
 */
export class NamesFromManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before webpack numbers the others.
      compilation.hooks.chunkIds.tap({ name: NAME, stage: -100 }, (chunks) => {
        for (const chunk of chunks) if (chunk.name) [chunk.id, chunk.ids] = [chunk.name, [chunk.name]];
      });
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (!(module instanceof GetChunkFilenameRuntimeModule)) return;
        const extension = module.contentType.startsWith('css') ? '.css' : '.js';
        module.generate = () => `${module.global} = (chunk) => chunk + ${JSON.stringify(extension)};`;
      });
    });
  }
}
