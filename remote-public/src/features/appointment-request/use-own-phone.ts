import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { account } from 'shared-contracts/schemas/account-record';
import { phone as phoneSchema } from 'shared-contracts/schemas/text';
import { oneOf } from 'shared-contracts/schemas/wire';
import { is, pick } from 'valibot';
import { settle } from '../../data/settle.ts';

const answer = oneOf(pick(account, ['phone']));

/** The name of the draft of another number on a page. */
export const phoneDraft = 'phone';

/** The number of one's account, at which a professional calls; `null` asks for nobody's. */
export function useOwnPhone(userId: string | null) {
  const { http } = usePlatform();
  const [known, setKnown] = useState<{
    readonly userId: string;
    readonly number: string;
    readonly isUnread?: boolean;
  }>();
  const { pathname } = useLocation();
  // What was being typed before a reload is gone on with.
  const [isPressed, setPressed] = useState(() => 'phone' in readDraft(`${pathname}#${phoneDraft}`));
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
        setKnown({ userId, number: found.ok ? found.value.data.phone : '', isUnread: !found.ok });
      },
      () => undefined, // aborted: the page is left
    );
    return () => controller.abort();
  }, [http, userId]);
  const own = known?.userId === userId ? known : undefined;
  const number = own?.number;
  /** One that nobody can dial from another country was accepted once; one that cannot be read is asked for. */
  const isMissing = number !== undefined && !is(phoneSchema, number);
  return {
    /** undefined while it is read. */
    number,
    isLoading: userId !== null && number === undefined,
    isMissing,
    isUnread: own?.isUnread === true,
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
