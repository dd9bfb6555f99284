import webpack, { type Compiler } from 'webpack';

/** Read while the entry runs: afterwards the document no longer says which script this was. */
const code = `
  const query = new URL(document.currentScript.src).search;
  for (const name of query === '' ? [] : ['u', 'miniCssF']) {
    const plain = __webpack_require__[name];
    if (plain) __webpack_require__[name] = (chunk) => plain(chunk) + query;
  }
`;

class FreshUrls extends webpack.RuntimeModule {
  constructor() {
    // After the modules that name the files.
    super('fresh urls', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return code;
  }
}

/**
 * A remote that is fetched again gets a query on its entry; its chunks must carry it too, because the browser keeps waiting
 * for a request that hangs and answers a second one for the same address from the first.
 */
export class FreshUrlsPlugin {
  readonly #container: string;

  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FreshUrlsPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FreshUrlsPlugin', (chunk) => {
        // Sheets are evaluated while they are built, in a runtime of their own.
        if (chunk.name === this.#container) compilation.addRuntimeModule(chunk, new FreshUrls());
      });
    });
  }
}
