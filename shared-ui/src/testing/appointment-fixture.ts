import type { Appointment } from 'shared-contracts/schemas/appointment';

/** An appointment for tests; `change` overrides fields. */
export const appointmentFixture = (change: Partial<Appointment> = {}): Appointment => ({
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e01',
  professionalId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02',
  clientId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e03',
  callType: 'video',
  status: 'waiting',
  startsAt: '2026-11-21T09:00:00.000Z',
  endsAt: '2026-11-21T09:30:00.000Z',
  proposedStartsAt: null,
  proposedEndsAt: null,
  proposedBy: null,
  reason: 'A question about the lease of my shop',
  changeReason: null,
  changeNote: null,
  expiresAt: '2026-11-21T07:00:00.000Z',
  sequence: 0,
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-19T09:00:00.000Z',
  professional: {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02',
    firstNames: 'Aïssatou',
    lastName: 'Mbarga',
    slug: 'aissatou-mbarga',
    isBookable: true,
    timeZone: 'Africa/Douala',
  },
  client: {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e03',
    firstNames: 'Paul',
    lastName: 'Etoundi',
    timeZone: 'Europe/Paris',
  },
  ...change,
});
