import { render } from '@testing-library/react';
import { SealRule } from './seal-rule.tsx';

describe('SealRule', () => {
  it('is decorative', () => {
    const { container } = render(<SealRule />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });
});
