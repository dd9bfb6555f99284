import { render } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  it('has the shape and the lines of the content, and is hidden from screen readers', () => {
    const { container } = render(<Skeleton shape="title" lines={3} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('[data-shape="title"]')).toHaveLength(3);
  });
});
