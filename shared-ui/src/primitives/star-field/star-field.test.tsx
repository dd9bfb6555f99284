import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { StarField } from './star-field.tsx';

function Field({ error }: { readonly error?: string }) {
  const [value, setValue] = useState(0);
  return (
    <StarField
      legend="Clarity"
      name="clarity"
      value={value}
      error={error}
      wordOf={(star) => `${star} of 5`}
      clearLabel="Clear"
      onChange={setValue}
    />
  );
}

test('a rating is chosen by pointer or keyboard, said in words, and taken back', async () => {
  const person = userEvent.setup();
  const { container } = render(<Field />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: '4 of 5' }));
  expect(screen.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '5 of 5' })).toBeChecked();
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(5);
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Clear, Clarity' }));
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('an error describes the group', () => {
  render(<Field error="Choose" />);
  expect(screen.getByRole('group', { name: 'Clarity' })).toHaveAccessibleDescription('Choose');
});
