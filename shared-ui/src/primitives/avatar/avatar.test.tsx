import { fireEvent, render, screen } from '@testing-library/react';
import { initialsOf } from 'shared-contracts/formats/person/initials-of';
import { monogramOf } from 'shared-contracts/formats/person/monogram-of';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  it.each([
    ['Aïcha de la Tour', 'AT'],
    ['Ɛlɔnda Ŋgwa', 'ƐŊ'],
    ['Prince', 'P'],
    ['jean', 'J'],
  ])('derives initials from %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('falls back to initials when the portrait fails to load, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Aïcha Mbarga" id="1" src="/a.jpg" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('alt', '');
    if (image) fireEvent.error(image);
    expect(screen.getByText('AM')).toBeInTheDocument();
    rerender(<Avatar name="Aïcha Mbarga" id="1" src="/b.jpg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.jpg');
  });

  it('is fetched in the size that is shown, unless it is not uploaded yet', () => {
    const image = (src: string) => {
      const { container } = render(<Avatar name="Aïcha Mbarga" id="1" src={src} size="face" />);
      return container.querySelector('img');
    };
    const uploaded = image('https://api.test/uploads/a.jpg');
    expect(uploaded).toHaveAttribute('sizes', '88px');
    expect(uploaded?.getAttribute('srcset')?.split(',')).toEqual(
      [96, 192, 384].map((width) => `https://api.test/uploads/a.jpg?width=${width} ${width}w`),
    );
    expect(image('blob:a')).not.toHaveAttribute('srcset');
  });

  it('draws the same rosette for the same person, from one ring, and others for others', () => {
    const { container } = render(<Avatar name="Aïcha Mbarga" id="a-1" />);
    expect(monogramOf('a-1')).toEqual(monogramOf('a-1'));
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(container.querySelectorAll('use')).toHaveLength(monogramOf('a-1').copies.length);
    const tints = new Set(Array.from({ length: 1_000 }, (_, index) => monogramOf(`professional-${index}`).tint));
    expect(tints.size).toBe(6);
  });

  it.each([
    ['ids of rows', (index: number) => `5f0c7c1e-7d1a-4a53-9c0b-${String(index).padStart(12, '0')}`],
    ['other ids', (index: number) => `professional-${index}`],
  ])('gives a hundred thousand people a hundred thousand drawings (%s)', (_, idOf) => {
    const people = Array.from({ length: 100_000 }, (_person, index) => JSON.stringify(monogramOf(idOf(index))));
    expect(new Set(people).size).toBe(people.length);
  });

  it('weighs less than a kilobyte, whoever it is of', () => {
    for (let index = 0; index < 1_000; index += 1) {
      const { ring, copies } = monogramOf(`professional-${index}`);
      const drawing = `<svg viewBox="-100 -100 200 200"><defs><path id="_r_123_" d="${ring}"/></defs>${copies
        .map((transform) => `<use href="#_r_123_" transform="${transform}"/>`)
        .join('')}</svg>`;
      expect(drawing.length).toBeLessThan(1_000);
    }
  });

  it('is announced only on request', () => {
    const { rerender } = render(<Avatar name="Aïcha Mbarga" id="1" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar name="Aïcha Mbarga" id="1" alt="Aïcha Mbarga" />);
    expect(screen.getByRole('img', { name: 'Aïcha Mbarga' })).toBeInTheDocument();
  });
});
