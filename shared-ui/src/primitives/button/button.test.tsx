import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  it('is activated by click, Enter and Space', async () => {
    const handleClick = jest.fn();
    render(<Button onClick={handleClick}>Envoyer</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(handleClick).toHaveBeenCalledTimes(3);
  });

  it('says something else, with or without an icon, on a page that is translated', () => {
    const button = (text: string, icon?: ReactNode) => <Button icon={icon}>{text}</Button>;
    const translate = (text: string) => {
      const font = document.createElement('font');
      font.append(text);
      screen.getByText(text).replaceChildren(font);
    };
    const { rerender } = render(button('Envoyer'));
    translate('Envoyer');
    for (const [text, icon] of [
      ['Renvoyer', undefined],
      ['Réessayer', <svg key="icon" />],
      ['Annuler', <svg key="icon" />],
      ['Envoyer', undefined],
    ] as const) {
      rerender(button(text, icon));
      expect(screen.getByRole('button')).toHaveTextContent(new RegExp(`^${text}$`, 'u'));
      translate(text);
    }
  });

  it('does not submit a form by default', async () => {
    const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button>Annuler</Button>
        <Button type="submit">Envoyer</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('submits once when double-clicked', async () => {
    const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit">Envoyer</Button>
      </form>,
    );
    await userEvent.dblClick(screen.getByRole('button'));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('while loading keeps its text and focus, announces it, and neither acts nor submits', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn();
    const form = (isLoading: boolean) => (
      <form onSubmit={handleSubmit}>
        <Button type="submit" isLoading={isLoading} loadingLabel="Envoi en cours" onClick={handleClick}>
          Envoyer
        </Button>
      </form>
    );
    const { rerender, container } = render(form(false));
    screen.getByRole('button').focus();
    rerender(form(true));
    const button = screen.getByRole('button');
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Envoyer');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Envoi en cours');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has its icon alone in the middle where it has no text', () => {
    render(<Button aria-label="Ajouter" icon={<svg aria-hidden="true" />} />);
    expect(screen.getByRole('button', { name: 'Ajouter' }).firstElementChild?.children).toHaveLength(1);
  });

  it('passes its ref and native attributes to the element', () => {
    const ref = { current: null as HTMLButtonElement | null };
    render(
      <Button ref={ref} name="intent" value="accept" disabled>
        Accepter
      </Button>,
    );
    expect(ref.current).toBe(screen.getByRole('button'));
    expect(ref.current).toBeDisabled();
    expect(ref.current).toHaveAttribute('value', 'accept');
  });
});

describe('ButtonLink and IconButton', () => {
  it('links to its address, under the locale of the router', () => {
    render(
      <MemoryRouter basename="/en" initialEntries={['/en']}>
        <ButtonLink to="/recherche">Search</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/en/recherche');
  });

  it('labels an icon', async () => {
    const { container } = render(<IconButton label="Fermer" icon={<svg aria-hidden="true" />} />);
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
