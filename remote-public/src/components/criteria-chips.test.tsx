import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { wrapTexts } from 'shared-ui/testing/wrap-texts.ts';
import { CriteriaChips } from './criteria-chips.tsx';

const chip = (name: string, value: string) => ({ name, value, removeLabel: `Retirer ${value}`, to: `/?${name}` });
const chips = (...criteria: ReturnType<typeof chip>[]) => (
  <MemoryRouter>
    <CriteriaChips label="Critères" criteria={criteria} clearLabel="Tout effacer" path="/" />
  </MemoryRouter>
);

test('a filter that is removed or changed leaves no text on a page that is translated', () => {
  const { container, rerender } = render(chips(chip('q', 'bail'), chip('country', 'Cameroun')));
  wrapTexts(container);
  rerender(chips(chip('country', 'Gabon')));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Gabon']);
});
