import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SummaryList } from './summary-list.tsx';

describe('SummaryList', () => {
  it('pairs each term with its value and its edit link, if any', async () => {
    const { container } = render(
      <SummaryList
        rows={[
          { term: 'Jour', value: 'lundi 23 novembre', action: <a href="#day">Modifier le jour</a> },
          { term: 'Durée', value: '30 min' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Jour', 'Durée']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'lundi 23 novembre',
      'Modifier le jour',
      '30 min',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });
});
