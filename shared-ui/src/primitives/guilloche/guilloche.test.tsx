import { render } from '@testing-library/react';
import { Guilloche } from './guilloche.tsx';

describe('Guilloche', () => {
  it('is deterministic, writes each of its two lines once, and is hidden from screen readers', () => {
    const first = render(<Guilloche />).container.querySelector('svg');
    const second = render(<Guilloche />).container.querySelector('svg');
    const paths = (svg: Element | null) =>
      [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
    expect(paths(first)).toEqual(paths(second));
    expect(paths(first)).toHaveLength(2);
    expect(first).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no two lines with the same id', () => {
    const { container } = render(
      <>
        <Guilloche />
        <Guilloche />
      </>,
    );
    const ids = [...container.querySelectorAll('path')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});
