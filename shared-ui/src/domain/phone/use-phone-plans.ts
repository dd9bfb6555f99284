import { useEffect, useState, type RefObject } from 'react';
import { loadPhonePlans, phonePlans } from 'shared-contracts/processes/load-phone-plans';

/**
 * The numbering plans, once the person uses the form around `place` or a number is in it: a page that is only looked at loads none, and a
 * line that fails later has them already.
 */
export function usePhonePlans(place: RefObject<HTMLElement | null>, hasNumber: boolean) {
  const [plans, setPlans] = useState(phonePlans);
  useEffect(() => {
    const around = place.current?.closest('form') ?? place.current;
    if (plans !== undefined || around === null) return undefined;
    let isHere = true;
    const load = () => {
      loadPhonePlans().then(
        (loaded) => {
          if (isHere) setPlans(loaded);
        },
        () => undefined, // sending the form asks again, and says what is missing
      );
    };
    if (hasNumber) load();
    around.addEventListener('focusin', load);
    window.addEventListener('online', load);
    return () => {
      isHere = false;
      around.removeEventListener('focusin', load);
      window.removeEventListener('online', load);
    };
  }, [hasNumber, place, plans]);
  return plans;
}
