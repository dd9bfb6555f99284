import { act, screen, waitFor } from '@testing-library/react';
import { PreviewSlots } from '../../features/slots-preview/preview-slots.tsx';
import { ExplainTimes } from '../../features/times-explain/explain-times.tsx';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';

const slots = 'POST /slots';
const explained = 'POST /slots/explain';

test('an appointment that takes a slot refetches the free times and the explained day', async () => {
  const element = (
    <>
      <PreviewSlots professionalId={ownProfessionalFixture().id} />
      <ExplainTimes today="2026-11-23" />
    </>
  );
  const { platform } = showPage([{ path: '*', element }], '/', {
    [slots]: () => ({ data: [] }),
    [explained]: () => ({
      data: {
        date: '2026-11-24',
        timeZone: 'Africa/Douala',
        consultationId: null,
        slotMinutes: 60,
        offered: [],
        refused: [],
        limit: null,
      },
    }),
  });
  const requests = () => platform.http.calls.map(({ method, path }) => `${method} ${path}`).sort();
  await screen.findByRole('status');
  await waitFor(() => expect(requests()).toEqual([slots, explained]));
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  await waitFor(() => expect(requests()).toEqual([slots, slots, explained, explained]));
});
