import {
  appointment,
  appointmentChange,
  appointmentMove,
  appointmentNotes,
  appointmentProposal,
  appointmentRequest,
} from 'shared-contracts/schemas/appointment';
import { parseInput } from '../../generic/check-input.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { changeAppointment } from './change-appointment.ts';
import { appointmentsPolicy } from './policy.ts';
import { presentAppointments } from './present-appointments.ts';
import { requestAppointment } from './request-appointment.ts';

/** Requests and appointments: a client asks, everything after that is a step of the life cycle by update-where. */
export const appointmentsTable: TableModule = {
  path: 'appointments',
  policy: appointmentsPolicy,
  row: appointment,
  create: {
    needsKey: true,
    accepted: ['documents', 'holder'],
    schema: () => appointmentRequest,
    run: (context, input, write) => requestAppointment(context, parseInput(appointmentRequest, input), write),
  },
  createMany: {
    run: () => Promise.reject(new Problem(403, 'FORBIDDEN')), // one request is one decision of a person
  },
  update: { schema: () => appointmentNotes },
  updateWhere: { set: [appointmentChange, appointmentProposal, appointmentMove], run: changeAppointment },
  present: presentAppointments,
};
