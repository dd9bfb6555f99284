import { render } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  it('takes the shape and the lines of what is coming, and is silent', () => {
    const { container } = render(<Skeleton shape="title" lines={3} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('[data-shape="title"]')).toHaveLength(3);
  });
});
