import { useState } from 'react';

interface Shown<Value> {
  readonly committed: Value;
  readonly value: Value;
  /** Choices before `value` whose commits may still arrive. */
  readonly superseded: readonly Value[];
}

/**
 * A choice stored elsewhere (usually in the address) that is committed late: it shows immediately, until the committed
 * value changes. Otherwise a radio button would jump back until the navigation completes. The late commit of an earlier
 * choice does not undo a later one.
 *
 * @param committed current value of the owner
 * @param commit requests another value from the owner
 */
export function usePromptChoice<Value, Rest extends readonly unknown[]>(
  committed: Value,
  commit: (value: Value, ...rest: Rest) => void,
): readonly [Value, (value: Value, ...rest: Rest) => void] {
  const [shown, setShown] = useState<Shown<Value>>({ committed, value: committed, superseded: [] });
  let current = shown;
  if (!Object.is(shown.committed, committed)) {
    // Anything but an earlier choice (this one, the back button, a link) wins.
    const at = shown.superseded.lastIndexOf(committed);
    current =
      at === -1
        ? { committed, value: committed, superseded: [] }
        : { ...shown, committed, superseded: shown.superseded.slice(at + 1) };
    setShown(current);
  }
  const choose = (value: Value, ...rest: Rest) => {
    const superseded = Object.is(value, committed) ? [] : [...current.superseded, current.value];
    setShown({ committed, value, superseded: superseded.filter((one) => !Object.is(one, committed)) });
    commit(value, ...rest);
  };
  return [current.value, choose];
}
