import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { account } from 'shared-contracts/schemas/account-record';
import { phone as phoneSchema } from 'shared-contracts/schemas/phone';
import { oneOf } from 'shared-contracts/schemas/wire';
import { is, pick } from 'valibot';
import { settle } from '../../../loading/settle.ts';

const answer = oneOf(pick(account, ['phone']));

/** Name of the draft of another number. */
export const phoneDraft = 'phone';

/** The account’s number, for calls; `null` loads nothing. */
export function useOwnPhone(userId: string | null) {
  const { http } = usePlatform();
  const [known, setKnown] = useState<{
    readonly userId: string;
    readonly number: string;
    readonly isUnread?: boolean;
  }>();
  const { pathname } = useLocation();
  // A draft opens the form again after a reload.
  const [isPressed, setPressed] = useState(() => 'phone' in readDraft(`${pathname}#${phoneDraft}`));
  const [switchCount, setSwitchCount] = useState(0);
  const turnTo = (isOpen: boolean) => {
    setPressed(isOpen);
    setSwitchCount(switchCount + 1);
  };
  useEffect(() => {
    if (userId === null) return undefined;
    const controller = new AbortController();
    settle(http.request('GET', `/base/users/get-one/${userId}`, answer, { signal: controller.signal })).then(
      (found) => {
        setKnown({ userId, number: found.ok ? found.value.data.phone : '', isUnread: !found.ok });
      },
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [http, userId]);
  const own = known?.userId === userId ? known : undefined;
  const number = own?.number;
  /** A number without a country code was accepted earlier; one that cannot be parsed is asked for. */
  const isMissing = number !== undefined && !is(phoneSchema, number);
  return {
    /** undefined while it is loading. */
    number,
    isLoading: userId !== null && number === undefined,
    isMissing,
    isUnread: own?.isUnread === true,
    isOpen: isMissing || isPressed,
    /** Number of switches between number and form by the person, for the focus. */
    switchCount,
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
