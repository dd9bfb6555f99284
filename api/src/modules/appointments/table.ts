import { appointment } from 'shared-contracts/schemas/appointment';
import {
  appointmentChange,
  appointmentMove,
  appointmentNotes,
  appointmentProposal,
} from 'shared-contracts/schemas/appointment-change';
import { newAppointment, offeredAppointment } from 'shared-contracts/schemas/appointment-request';
import { defineTable } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { changeAppointment } from './change-appointment.ts';
import { offerAppointment } from './offer-appointment.ts';
import { appointmentsPolicy } from './policy.ts';
import { presentAppointments } from './present-appointments.ts';
import { requestCall } from './request-call.ts';
import { requestAppointment } from './request-appointment.ts';

/** Requests and appointments: either party creates them, every later change is a transition by update-where. */
export const appointmentsTable = defineTable({
  path: 'appointments',
  policy: appointmentsPolicy,
  row: appointment,
  create: {
    needsKey: true,
    accepted: ['documents', 'holder', 'minutes', 'now', 'parties', 'quote'],
    schema: (scope) => (scope === 'professional' ? offeredAppointment : newAppointment),
    run(context, input) {
      if ('clientId' in input) return offerAppointment(context, input);
      return input.now === true ? requestCall(context, input) : requestAppointment(context, input);
    },
  },
  createMany: {
    run: () => Promise.reject(new Problem(403, 'FORBIDDEN')), // each request is a deliberate decision
  },
  update: { schema: () => appointmentNotes },
  updateWhere: {
    schemas: [appointmentChange, appointmentProposal, appointmentMove],
    schema: (set) =>
      'startsAt' in set ? appointmentMove : 'proposedStartsAt' in set ? appointmentProposal : appointmentChange,
    run: changeAppointment,
  },
  present: presentAppointments,
});
