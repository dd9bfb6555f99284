import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { loadPhonePlans, onPhonePlans, phonePlans } from 'shared-contracts/formats/place/load-phone-plans';

/**
 * The numbering plans, once the person uses the form around `place` or a number is in it: a page that is only looked at loads none, and a
 * line that fails later has them already.
 */
export function usePhonePlans(place: RefObject<HTMLElement | null>, hasNumber: boolean) {
  const plans = useSyncExternalStore(onPhonePlans, phonePlans, () => undefined);
  useEffect(() => {
    const around = place.current?.closest('form') ?? place.current;
    if (plans !== undefined || around === null) return undefined;
    const load = () => {
      loadPhonePlans().catch(() => undefined); // sending the form asks again, and says what is missing
    };
    if (hasNumber) load();
    around.addEventListener('focusin', load);
    window.addEventListener('online', load);
    return () => {
      around.removeEventListener('focusin', load);
      window.removeEventListener('online', load);
    };
  }, [hasNumber, place, plans]);
  return plans;
}
