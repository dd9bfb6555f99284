import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { signOutsAtom } from './session-end.ts';

/** Says that the session is over where somebody has ended it: the page changes, and nothing on it tells. */
export function useSignOutNote(): void {
  const { toast } = usePlatform();
  const { t } = useTranslation('shell');
  const signOuts = useAtomValue(signOutsAtom);
  // An error takes the page down, and what comes after it says nothing of before.
  const [before] = useState(signOuts);
  const say = useEffectEvent(() => toast.info(t('session.ended')));
  useEffect(() => {
    if (signOuts > before) say();
  }, [signOuts, before]);
}
