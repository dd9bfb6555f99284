import { fireEvent, render, screen } from '@testing-library/react';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { EmailField } from './email-field.tsx';

test('an e-mail address is counted against the longest that is stored, and not cut', () => {
  render(withPlatform(<EmailField label="Adresse e-mail" name="email" />, { platform: fakePlatform() }));
  const input = screen.getByLabelText('Adresse e-mail');
  for (const [length, isInvalid] of [
    [254, false],
    [255, true],
  ] as const) {
    fireEvent.input(input, { target: { value: 'a'.repeat(length) } });
    expect(input.hasAttribute('aria-invalid')).toBe(isInvalid);
    expect(input).toHaveValue('a'.repeat(length));
    expect(input).toHaveAccessibleDescription();
  }
});
