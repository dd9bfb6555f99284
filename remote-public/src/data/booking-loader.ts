import { listDocuments } from 'shared-contracts/appointments/appointment-client';
import { appointment, type Appointment } from 'shared-contracts/schemas/appointment';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { oneOf } from 'shared-contracts/schemas/wire';
import { findProfessional, isId } from './find-professional.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle } from './settle.ts';

export interface BookingData {
  readonly professional: PublicProfessional;
  /** The request that was sent (`?done=`), while the person who sent it is signed in. */
  readonly sent: Appointment | null;
  /** Names of the papers that went with it. */
  readonly papers: readonly string[];
}

const appointmentAnswer = oneOf(appointment);

/** The professional to book and, once it was sent, the request. */
export async function bookingLoader(args: LoaderArgs): Promise<BookingData> {
  const platform = platformOf(args);
  const { http } = platform;
  const { signal, url } = args.request;
  const done = new URL(url).searchParams.get('done') ?? '';
  const [professional, sent, papers] = await Promise.all([
    findProfessional(platform, args.params['id'] ?? '', signal),
    isId(done)
      ? settle(http.request('GET', `/base/appointments/get-one/${done}`, appointmentAnswer, { signal }))
      : null,
    isId(done) ? settle(listDocuments(http, done, signal)) : null,
  ]);
  return {
    professional,
    sent: sent?.ok === true ? sent.value.data : null,
    papers: papers?.ok === true ? papers.value.map(({ name }) => name) : [],
  };
}
