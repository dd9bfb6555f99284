import type { FastifyInstance } from 'fastify';
import {
  meetingBeat,
  meetingJoin,
  meetingLeave,
  meetingSignals,
  meetingState,
} from 'shared-contracts/schemas/meeting-input';
import {
  meetingBeaten,
  meetingIce,
  meetingJoined,
  meetingLimits,
  meetingPlace,
} from 'shared-contracts/schemas/meeting';
import { meetingPresent } from 'shared-contracts/schemas/meeting-room';
import { offeredProviders } from 'shared-contracts/schemas/meeting-provider';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { sharedLimiter } from '../../plugins/shared-limiter.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { beat } from './beat.ts';
import { iceFor } from './ice-for.ts';
import { joinRoom } from './join-room.ts';
import { changeState, leaveRoom } from './leave-room.ts';
import { readOwnRoom, requireOpen } from './own-room.ts';
import { placeOf } from './place-of.ts';
import { readPresence } from './read-presence.ts';
import { sendSignals } from './send-signals.ts';
import { watchVisits } from './watch-visits.ts';

const parties = ['client', 'professional'] as const;
const ofAppointment = v.object({ appointmentId: id });

/** `/rtc`: how the two people of an appointment meet in its room. */
export function registerRtc(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const { config, db, now } = services;
  const joins = sharedLimiter(db, { name: 'room-join', points: meetingLimits.joinsPerMinute, duration: 60 });
  const watch = watchVisits(services, base.log);
  base.addHook('preClose', () => watch.stop());

  app.post(
    '/rtc/join',
    sessionRoute(
      'live',
      'Enters the room of an appointment with a tab, which takes over from the caller’s earlier one; 409 ROOM_CLOSED out of its time.',
      { body: meetingJoin, response: answers(meetingJoined) },
      parties,
    ),
    async (request) => {
      const { userId, sessionId } = signedIn(request);
      await joins.count(userId);
      const data = await joinRoom(services, { userId, sessionId }, request.body);
      watch.start();
      return { data };
    },
  );
  app.post(
    '/rtc/heartbeat',
    sessionRoute(
      'live',
      'Says every three seconds that a tab is in the room, and answers the signals that it has not had.',
      { body: meetingBeat, response: answers(meetingBeaten) },
      parties,
    ),
    async (request) => {
      const data = await beat(services, signedIn(request).userId, request.body);
      watch.start();
      return { data };
    },
  );
  app.post(
    '/rtc/signal',
    sessionRoute(
      'live',
      'Hands descriptions and candidates to the other party’s tab, which gets them as `room.signal`.',
      { body: meetingSignals, response: answers() },
      parties,
    ),
    async (request) => {
      await sendSignals(services, signedIn(request).userId, request.body);
      return { data: {} };
    },
  );
  app.post(
    '/rtc/state',
    sessionRoute(
      'live',
      'Says whether microphone, camera and shared screen are on.',
      { body: meetingState, response: answers() },
      parties,
    ),
    async (request) => {
      await changeState(services, signedIn(request).userId, request.body);
      return { data: {} };
    },
  );
  app.post(
    '/rtc/leave',
    sessionRoute('live', 'Leaves the room with a tab.', { body: meetingLeave, response: answers() }, parties),
    async (request) => {
      await leaveRoom(services, signedIn(request).userId, request.body);
      return { data: {} };
    },
  );
  app.get(
    '/rtc/presence',
    sessionRoute(
      'live',
      'The caller’s rooms in which somebody is, and what rings for them.',
      { response: answers(v.array(meetingPresent)) },
      parties,
    ),
    async (request) => ({ data: await readPresence(services, signedIn(request).userId) }),
  );
  app.get(
    '/rtc/ice',
    sessionRoute(
      'live',
      'The servers by which two browsers find a way to each other, with credentials that end.',
      { querystring: ofAppointment, response: answers(meetingIce) },
      parties,
    ),
    async (request) => {
      const { userId } = signedIn(request);
      const room = await runAsSystem(db, (tx) => readOwnRoom(tx, request.query.appointmentId, userId));
      requireOpen(room, now());
      return { data: iceFor(config, userId, now()) };
    },
  );
  app.get(
    '/rtc/provider',
    sessionRoute(
      'live',
      'What the page needs to open an appointment where its professional chose to meet.',
      { querystring: ofAppointment, response: answers(meetingPlace) },
      parties,
    ),
    async (request) => ({ data: await placeOf(services, signedIn(request).userId, request.query.appointmentId) }),
  );
  app.get(
    '/rtc/providers',
    sessionRoute(
      'live',
      'Where consultations can take place on this server.',
      { response: answers(offeredProviders) },
      parties,
    ),
    async () => ({
      data: {
        providers: ['built_in', ...(config.jitsi ? ['jitsi'] : []), 'zoom', 'link'],
        hasZoomSdk: config.zoomSdk !== undefined,
      },
    }),
  );
}
