import type { FakeAnswer } from 'shared-contracts/testing/fake-http';
import type { Appointment } from 'shared-contracts/schemas/appointment';

/** Answers a list of pending appointments with those that await the answer of the party that is asked for. */
export const pendingAnswer =
  (...appointments: readonly Appointment[]): FakeAnswer =>
  ({ options }) => {
    const { where } = options.body as { where: { answerFrom: 'client' | 'professional' } };
    const data = appointments.filter(({ proposedBy, openedBy }) => (proposedBy ?? openedBy) !== where.answerFrom);
    return { data, page: { next: null, limit: 20 } };
  };
