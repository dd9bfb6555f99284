/** What the entry of a remote leaves behind: webpack's container. */
export interface Container {
  init(scope: object): unknown;
  get(name: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { readonly default: object };

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value && typeof value.get === 'function';

/** Hands the shell's shared modules to a container and answers what it exposes as `./remote`. */
export async function openContainer(container: Container): Promise<unknown> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const evaluate = await container.get('./remote');
  return evaluate();
}
