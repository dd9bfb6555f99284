import { render } from '@testing-library/react';
import { bandPaths } from './guilloche-paths.ts';
import { Guilloche } from './guilloche.tsx';

describe('Guilloche', () => {
  it('tiles seamlessly: each line ends at the height at which it begins', () => {
    for (const path of bandPaths(240, 96, 16)) {
      const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(numbers.at(-2)).toBe(240);
      expect(numbers.at(-1)).toBe(numbers[1]);
    }
  });

  it('is deterministic, small enough to inline, and hidden from screen readers', () => {
    const first = render(<Guilloche />).container.querySelector('svg');
    const second = render(<Guilloche />).container.querySelector('svg');
    const paths = (svg: Element | null) =>
      [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
    expect(paths(first)).toEqual(paths(second));
    expect(paths(first).join('').length).toBeLessThan(9_000);
    expect(first).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no two patterns with the same id', () => {
    const { container } = render(
      <>
        <Guilloche />
        <Guilloche />
      </>,
    );
    const ids = [...container.querySelectorAll('pattern')].map((pattern) => pattern.id);
    expect(new Set(ids).size).toBe(2);
  });
});
