import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __webpack_require__: { u?: (chunk: string) => string; miniCssF?: (chunk: string) => string };

// Read while the entry runs: afterwards the document no longer says which script this was.
const query = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).search : '';

/**
 * A remote that is fetched again gets a query on its entry; its chunks must carry it too, because the browser keeps waiting
 * for a request that hangs and answers a second one for the same address from the first.
 */
const freshUrls = (): ModuleFederationRuntimePlugin => ({
  name: 'fresh-urls',
  beforeInit(args) {
    const { u, miniCssF } = __webpack_require__;
    if (query !== '' && u !== undefined) __webpack_require__.u = (chunk) => u(chunk) + query;
    if (query !== '' && miniCssF !== undefined) __webpack_require__.miniCssF = (chunk) => miniCssF(chunk) + query;
    return args;
  },
});

export default freshUrls;
