import { useState } from 'react';

/**
 * A choice stored elsewhere (usually in the address) that is committed late: it shows immediately, until the committed
 * value changes. Otherwise a radio button would jump back until the navigation completes.
 *
 * @param committed current value of the owner
 * @param commit requests another value from the owner
 */
export function usePromptChoice<Value, Rest extends readonly unknown[]>(
  committed: Value,
  commit: (value: Value, ...rest: Rest) => void,
): readonly [Value, (value: Value, ...rest: Rest) => void] {
  const [shown, setShown] = useState({ committed, value: committed });
  const isCurrent = Object.is(shown.committed, committed);
  // The owner changed (this choice, the back button, a link): its value wins.
  if (!isCurrent) setShown({ committed, value: committed });
  const choose = (value: Value, ...rest: Rest) => {
    setShown({ committed, value });
    commit(value, ...rest);
  };
  return [isCurrent ? shown.value : committed, choose];
}
