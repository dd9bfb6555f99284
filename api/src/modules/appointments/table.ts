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

/** Requests and appointments: clients create them, every later change is a transition by update-where. */
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
