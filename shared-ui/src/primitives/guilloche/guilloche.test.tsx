import { render } from '@testing-library/react';
import { Guilloche } from './guilloche.tsx';

describe('Guilloche', () => {
  it('is deterministic, small enough to inline, and hidden from screen readers', () => {
    const first = render(<Guilloche />).container.querySelector('svg');
    const second = render(<Guilloche />).container.querySelector('svg');
    const paths = (svg: Element | null) =>
      [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
    expect(paths(first)).toEqual(paths(second));
    expect(paths(first).join('').length).toBeLessThan(9_000);
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
