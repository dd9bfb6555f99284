import { useEffect, useEffectEvent, useRef } from 'react';
import { appointmentRequest } from 'shared-contracts/schemas/appointment-request';
import { is } from 'valibot';
import { quoteText } from '../steps/quote-text.ts';
import type { Booking } from '../use-booking.ts';

interface SendOnReturn {
  readonly booking: Pick<Booking, 'sendsAt' | 'stay' | 'consultation' | 'sayChanged' | 'send'> & {
    readonly own: Booking['own'];
    /** Nothing is left to choose. */
    readonly isChosen: boolean;
    readonly form: { readonly getValues: (name: 'reason') => string };
  };
  readonly isClient: boolean;
  /** What is fetched or uploaded first. */
  readonly isPreparing: boolean;
  /** Nothing is missing. */
  readonly isReady: boolean;
}

/**
 * Somebody has signed in to send, or has loaded the page again while their e-mail was to be confirmed: the request leaves
 * by itself, once, unless its fee or length is another by now.
 */
export function useSendOnReturn({ booking, isClient, isPreparing, isReady }: SendOnReturn): void {
  const { sendsAt, own } = booking;
  const isDue = sendsAt !== null && isClient && own !== undefined && !isPreparing;
  const hasGone = useRef(false);
  const goOn = useEffectEvent(() => {
    if (hasGone.current) return;
    hasGone.current = true;
    booking.stay();
    const { form, consultation, isChosen } = booking;
    if (own || !isChosen || !is(appointmentRequest.entries.reason, form.getValues('reason'))) return;
    if (sendsAt !== quoteText(consultation)) booking.sayChanged();
    else if (isReady) void booking.send();
  });
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);
}
