import { useState } from 'react';

/**
 * A choice that lives elsewhere (in the address, mostly) and arrives there only after a while: what was chosen shows at once,
 * until what is committed changes. Without it a radio button would spring back until the navigation is through.
 *
 * @param committed what the owner says now
 * @param commit asks the owner for another value
 */
export function usePromptChoice<Value, Rest extends readonly unknown[]>(
  committed: Value,
  commit: (value: Value, ...rest: Rest) => void,
): readonly [Value, (value: Value, ...rest: Rest) => void] {
  const [shown, setShown] = useState({ committed, value: committed });
  const isCurrent = Object.is(shown.committed, committed);
  // The owner moved on (this choice, the back button, a link): its word counts again.
  if (!isCurrent) setShown({ committed, value: committed });
  const choose = (value: Value, ...rest: Rest) => {
    setShown({ committed, value });
    commit(value, ...rest);
  };
  return [isCurrent ? shown.value : committed, choose];
}
