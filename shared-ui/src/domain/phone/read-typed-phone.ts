import { hasCallingCode, visibleText } from 'shared-contracts/processes/calling-codes';
import { loadPhonePlans, phonePlans } from 'shared-contracts/processes/load-phone-plans';
import { phone } from 'shared-contracts/schemas/text';
import { safeParse } from 'valibot';

/** Why a typed number cannot be stored; `PHONE_INVALID:GA` where it is none of Gabon. */
type PhoneRefusal = 'PHONE_COUNTRY_REQUIRED' | 'PHONE_UNREAD' | 'PHONE_INVALID' | `PHONE_INVALID:${string}`;

/** Milliseconds: the shell requests a missing file until it comes, and who sends a form does not wait for that. */
const patience = { online: 15_000, offline: 3000 } as const;

/** The numbering plans; undefined where they do not come. A browser that believes to be offline may be wrong, so they are requested. */
async function plansSoon() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), navigator.onLine ? patience.online : patience.offline);
  });
  try {
    return phonePlans() ?? (await Promise.race([loadPhonePlans(), late]));
  } catch {
    return undefined; // said at the field
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a form stores of a number that is not empty, or why nothing can be. Without a prefix it is read as a number of `country`, and of no
 * other.
 */
export async function readTypedPhone(
  written: string,
  country: string,
): Promise<{ readonly number: string } | { readonly refusal: PhoneRefusal }> {
  const isInternational = hasCallingCode(written);
  if (!/\p{Nd}/u.test(written)) return { refusal: 'PHONE_INVALID' };
  if (!isInternational && country === '') return { refusal: 'PHONE_COUNTRY_REQUIRED' };
  const plans = await plansSoon();
  if (plans === undefined) {
    const read = safeParse(phone, visibleText(written));
    return read.success ? { number: read.output } : { refusal: 'PHONE_UNREAD' };
  }
  const found = plans.parsePhone(written, country);
  if (found !== undefined) return { number: found.number };
  return { refusal: isInternational ? 'PHONE_INVALID' : `PHONE_INVALID:${country}` };
}
