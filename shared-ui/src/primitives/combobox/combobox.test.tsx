import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

function Cities({ error }: { readonly error?: string }) {
  const [city, setCity] = useState<string | null>(null);
  return (
    <>
      <Combobox
        label="Ville"
        name="city"
        hint="Où consulter"
        error={error}
        options={[
          { value: 'DLA', label: 'Douala' },
          { value: 'YAO', label: 'Yaoundé' },
        ]}
        value={city}
        onChange={setCity}
        openLabel="Ouvrir la liste"
        emptyLabel="Aucune ville trouvée"
      />
      <output>{city}</output>
    </>
  );
}

describe('Combobox', () => {
  it('matches ignoring accents, and selects by keyboard', async () => {
    render(<Cities />);
    const input = screen.getByRole('combobox', { name: 'Ville' });
    await userEvent.type(input, 'yaounde');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input).toHaveValue('Yaoundé');
    expect(screen.getByText('YAO')).toBeInTheDocument();
  });

  it('shows when nothing matches, and its hint and error', async () => {
    const { container } = render(<Cities error="Choisissez une ville" />);
    const input = screen.getByRole('combobox', { name: 'Ville' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/Où consulter.*Choisissez une ville/);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(input, 'zzz');
    expect(screen.getByText('Aucune ville trouvée')).toBeInTheDocument();
  });

  it('keeps what is selected while its option is not among those that are searched, until it is emptied', async () => {
    const onChange = jest.fn();
    const douala = { value: 'DLA', label: 'Douala' };
    const cities = (options: (typeof douala)[]) => (
      <Combobox
        label="Ville"
        options={options}
        value="DLA"
        onChange={onChange}
        onType={() => undefined}
        openLabel="Ouvrir la liste"
        emptyLabel="Aucune ville trouvée"
      />
    );
    const { rerender } = render(cities([douala]));
    const input = screen.getByRole('combobox', { name: 'Ville' });
    expect(input).toHaveValue('Douala');
    rerender(cities([]));
    await userEvent.click(input);
    await userEvent.tab();
    expect(input).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
    rerender(cities([douala]));
    expect(input).toHaveValue('Douala');
    await userEvent.clear(input);
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  it('says what it shows no list for without offering that as an option, and a press on it keeps the text', async () => {
    render(
      <Combobox
        label="Ville"
        options={[]}
        value={null}
        onChange={() => undefined}
        onType={() => undefined}
        openLabel="Ouvrir la liste"
        emptyLabel="Recherche…"
      />,
    );
    const input = screen.getByRole('combobox', { name: 'Ville' });
    await userEvent.type(input, 'dou');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('status'));
    expect(screen.getByRole('status')).toHaveTextContent('Recherche…');
    expect(input).toHaveValue('dou');
  });

  it('keeps a text that is no option where the form refuses it, which selects nothing', async () => {
    function Kept() {
      const [city, setCity] = useState<string | null>('DLA');
      return (
        <>
          <Combobox
            label="Ville"
            options={[{ value: 'DLA', label: 'Douala' }]}
            value={city}
            onChange={setCity}
            onType={() => undefined}
            isTextKept
            openLabel="Ouvrir la liste"
            emptyLabel="Aucune ville trouvée"
          />
          <output>{city ?? 'none'}</output>
        </>
      );
    }
    render(<Kept />);
    const input = screen.getByRole('combobox', { name: 'Ville' });
    await userEvent.click(input);
    await userEvent.tab();
    expect(screen.getByText('DLA')).toBeInTheDocument();
    await userEvent.type(input, 'x');
    await userEvent.click(document.body);
    expect(input).toHaveValue('Doualax');
    expect(screen.getByText('none')).toBeInTheDocument();
  });
});
