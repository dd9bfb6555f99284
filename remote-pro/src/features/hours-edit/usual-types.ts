import { callTypes, type CallType } from 'shared-contracts/schemas/vocabulary';

/** In the order of the vocabulary. */
export const inOrder = (types: readonly CallType[]): CallType[] => callTypes.filter((type) => types.includes(type));

export const areSame = (some: readonly CallType[], others: readonly CallType[]): boolean =>
  inOrder(some).join() === inOrder(others).join();

/** The ways to meet of most ranges; undefined without a range. */
export function usualTypes(rules: readonly { readonly callTypes: readonly CallType[] }[]): CallType[] | undefined {
  const counts = new Map<string, { readonly types: CallType[]; count: number }>();
  for (const { callTypes: own } of rules) {
    const types = inOrder(own);
    const known = counts.get(types.join());
    if (known) known.count += 1;
    else counts.set(types.join(), { types, count: 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.types;
}
