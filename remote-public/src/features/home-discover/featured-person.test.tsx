import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { HomeData } from '../../home/home-loader.ts';
import { professionalFixture } from '../../testing/professional-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { FeaturedPerson } from './featured-person.tsx';

const show = (best: HomeData['best']) => render(withPlatform(<FeaturedPerson best={best} />, { strings }));
const startsAt = '2026-11-23T08:30:00.000Z';
const one = {
  ok: true,
  value: {
    professionals: [professionalFixture()],
    slots: {
      [professionalFixture().id]: {
        ...{ consultationId: 'consultation', slotMinutes: 30, isWindow: false },
        slots: [{ startsAt, endsAt: startsAt, callTypes: ['video', 'call'] }],
      },
    },
    total: 1,
    isCapped: false,
    previous: null,
    next: null,
  },
} satisfies HomeData['best'];

test('one person is shown with who checked them, and the next time leads to its booking', async () => {
  const { container } = show(one);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Aïssatou Mbarga Vérifié');
  expect(screen.getByText(/Inscrite au barreau du Cameroun, n° CM-2041\. Contrôlé par Nimbia le/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aïssatou Mbarga' })).toBeVisible();
  expect(container.querySelector(`a[href*="${encodeURIComponent(startsAt)}"]`)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('without anybody, and when the list fails, nothing stands beside the search', () => {
  const { container, unmount } = show({ ok: true, value: { ...one.value, professionals: [] } });
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect(show({ ok: false, code: 'UNAVAILABLE' }).container).toBeEmptyDOMElement();
});
