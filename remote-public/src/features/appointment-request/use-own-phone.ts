import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { account } from 'shared-contracts/schemas/account-record';
import { phone as phoneSchema } from 'shared-contracts/schemas/text';
import { oneOf } from 'shared-contracts/schemas/wire';
import { is, pick } from 'valibot';
import { settle } from '../../data/settle.ts';

const answer = oneOf(pick(account, ['phone']));

/** The number of one's account, at which a professional calls; `null` asks for nobody's. */
export function useOwnPhone(userId: string | null) {
  const { http } = usePlatform();
  const [known, setKnown] = useState<{ readonly userId: string; readonly number: string }>();
  const [isPressed, setPressed] = useState(false);
  const [turns, setTurns] = useState(0);
  const turnTo = (isOpen: boolean) => {
    setPressed(isOpen);
    setTurns(turns + 1);
  };
  useEffect(() => {
    if (userId === null) return undefined;
    const controller = new AbortController();
    settle(http.request('GET', `/base/users/get-one/${userId}`, answer, { signal: controller.signal })).then(
      (found) => {
        setKnown({ userId, number: found.ok ? found.value.data.phone : '' });
      },
      () => undefined, // aborted: the page is left
    );
    return () => controller.abort();
  }, [http, userId]);
  const number = known?.userId === userId ? known?.number : undefined;
  /** One that nobody can dial from another country was accepted once; one that cannot be read is asked for. */
  const isMissing = number !== undefined && !is(phoneSchema, number);
  return {
    /** undefined while it is read. */
    number,
    isLoading: userId !== null && number === undefined,
    isMissing,
    isOpen: isMissing || isPressed,
    /** How often number and form have changed places by the person's hand, and the focus with them. */
    turns,
    open: () => turnTo(true),
    close: () => turnTo(false),
    /** @throws ProblemError */
    save: async (next: string) => {
      if (userId === null) return;
      const { data } = await http.request('PUT', `/base/users/update/${userId}`, answer, { body: { phone: next } });
      setKnown({ userId, number: data.phone });
      turnTo(false);
    },
  };
}

export type OwnPhone = ReturnType<typeof useOwnPhone>;
