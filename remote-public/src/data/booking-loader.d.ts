import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { type Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { type LoaderArgs } from './platform-of.ts';
export interface BookingData {
  readonly professional: PublicProfessional;
  /** The request that was sent (`?done=`), while the person who sent it is signed in. */
  readonly sent: Appointment | null;
}
/** The professional to book and, once it was sent, the request. */
export declare function bookingLoader(args: LoaderArgs): Promise<BookingData>;
/** Choosing a step or a slot only changes the address: it asks the API for nothing. */
export declare const bookingShouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => boolean;
