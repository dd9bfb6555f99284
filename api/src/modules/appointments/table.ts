import {
  appointment,
  appointmentChange,
  appointmentMove,
  appointmentNotes,
  appointmentProposal,
  appointmentRequest,
} from 'shared-contracts/schemas/appointment';
import { defineTable } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { changeAppointment } from './change-appointment.ts';
import { appointmentsPolicy } from './policy.ts';
import { presentAppointments } from './present-appointments.ts';
import { requestAppointment } from './request-appointment.ts';

/** Requests and appointments: a client asks, everything after that is a step of the life cycle by update-where. */
export const appointmentsTable = defineTable({
  path: 'appointments',
  policy: appointmentsPolicy,
  row: appointment,
  create: {
    needsKey: true,
    accepted: ['documents', 'holder'],
    schema: () => appointmentRequest,
    run: requestAppointment,
  },
  createMany: {
    run: () => Promise.reject(new Problem(403, 'FORBIDDEN')), // one request is one decision of a person
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
