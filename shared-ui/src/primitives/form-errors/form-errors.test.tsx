import { render, screen } from '@testing-library/react';
import { fieldCodes, fieldMessage } from './field-messages.tsx';
import { FormErrors } from './form-errors.tsx';

const errors = {
  email: { type: 'v', message: 'EMAIL_INVALID', ref: { name: 'email', message: 'not an error' } },
  hours: [undefined, { startTime: { message: 'REQUIRED' } }],
  root: { serverError: { message: 'SLOT_TAKEN' } },
};
const translate = (code: string) => `« ${code} »`;

describe('FormErrors', () => {
  it('finds the codes of nested fields and never descends into the controls', () => {
    expect(fieldCodes(errors)).toEqual([
      { name: 'email', code: 'EMAIL_INVALID' },
      { name: 'hours.1.startTime', code: 'REQUIRED' },
      { name: 'root.serverError', code: 'SLOT_TAKEN' },
    ]);
  });

  it('translates one field, and returns nothing for one without an error', () => {
    expect(fieldMessage(errors, 'email', translate)).toBe('« EMAIL_INVALID »');
    expect(fieldMessage(errors, 'phone', translate)).toBeUndefined();
  });

  it('links field errors and lists form-level errors as text', () => {
    render(<FormErrors title="Il y a un problème" errors={errors} translate={translate} submitCount={1} />);
    expect(screen.getByRole('link', { name: '« EMAIL_INVALID »' })).toHaveAttribute('href', '#email');
    expect(screen.getByText('« SLOT_TAKEN »')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '« SLOT_TAKEN »' })).not.toBeInTheDocument();
  });
});
