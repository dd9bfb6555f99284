import { hasCallingCode, hasUnknownCode, visibleText } from 'shared-contracts/formats/place/calling-codes';
import { loadPhonePlans, phonePlans } from 'shared-contracts/formats/place/load-phone-plans';
import { phone } from 'shared-contracts/schemas/phone';
import { safeParse } from 'valibot';

/**
 * Why a typed number cannot be stored; `PHONE_INVALID:GA` where it is none of Gabon, `PHONE_INVALID:+` where nobody has its prefix,
 * `PHONE_UNSEEN` until it could be seen in full.
 */
type PhoneRefusal =
  | 'PHONE_COUNTRY_REQUIRED'
  | 'PHONE_UNREAD'
  | 'PHONE_UNSEEN'
  | 'PHONE_INVALID'
  | `PHONE_INVALID:${string}`;

/** Milliseconds: the shell requests a missing file until it comes, and who sends a form does not wait for that. */
const patience = { online: 15_000, offline: 3000 } as const;

/** The numbering plans; undefined where they do not come. A browser that believes to be offline may be wrong, so they are requested. */
async function plansSoon() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), navigator.onLine ? patience.online : patience.offline);
  });
  try {
    return await Promise.race([loadPhonePlans(), late]);
  } catch {
    return undefined; // said at the field
  } finally {
    clearTimeout(timer);
  }
}

type Plans = NonNullable<ReturnType<typeof phonePlans>>;

/** What is wrong with a number that is not empty, by the plans. */
export function refusalOf(written: string, country: string, plans: Plans): PhoneRefusal | undefined {
  if (!/\p{Nd}/u.test(written)) return 'PHONE_INVALID';
  const isInternational = hasCallingCode(written);
  if (!isInternational && country === '') return 'PHONE_COUNTRY_REQUIRED';
  if (plans.parsePhone(written, country) !== undefined) return undefined;
  if (!isInternational) return `PHONE_INVALID:${country}`;
  return hasUnknownCode(written) ? 'PHONE_INVALID:+' : 'PHONE_INVALID';
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
  const known = phonePlans();
  const plans = known ?? (await plansSoon());
  const { success: isFull, output } = safeParse(phone, visibleText(written));
  if (plans === undefined) return isFull ? { number: output } : { refusal: 'PHONE_UNREAD' };
  const number = plans.parsePhone(written, country)?.number;
  if (number === undefined) return { refusal: refusalOf(written, country, plans) ?? 'PHONE_INVALID' };
  // The field could not show what it is in full before the plans came.
  if (known === undefined && number !== output) return { refusal: 'PHONE_UNSEEN' };
  return { number };
}
