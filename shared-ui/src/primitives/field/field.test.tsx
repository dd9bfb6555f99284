import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Field } from './field.tsx';

describe('Field', () => {
  it('is named by its label and described by hint and error, in that order', async () => {
    const { container } = render(
      <Field label="Adresse e-mail" name="email" hint="Jamais publiée." error="Saisissez une adresse e-mail" />,
    );
    const input = screen.getByRole('textbox', { name: 'Adresse e-mail' });
    expect(input).toHaveAccessibleDescription('Jamais publiée. Saisissez une adresse e-mail');
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('id', 'email');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('without an error is not marked invalid and has no description', () => {
    render(<Field label="Ville" name="city" />);
    expect(screen.getByLabelText('Ville')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Ville')).not.toHaveAttribute('aria-describedby');
  });

  it('forwards what register returns: name, ref, change and blur', async () => {
    const register = { name: 'city', ref: jest.fn(), onChange: jest.fn(), onBlur: jest.fn() };
    render(<Field label="Ville" {...register} />);
    await userEvent.type(screen.getByLabelText('Ville'), 'Do');
    await userEvent.tab();
    expect(register.ref).toHaveBeenCalledWith(screen.getByLabelText('Ville'));
    expect(register.onChange).toHaveBeenCalledTimes(2);
    expect(register.onBlur).toHaveBeenCalledTimes(1);
  });

  it('keeps a hidden label for screen readers and marks optional fields', () => {
    render(<Field label="Recherche" isLabelHidden optionalLabel="facultatif" />);
    expect(screen.getByRole('textbox', { name: 'Recherche (facultatif)' })).toBeInTheDocument();
  });
});
