import { render, screen } from '@testing-library/react';
import { EmailLink } from './email-link.tsx';

it('shows an address as it is written, and leads to the stored one with nothing but it', () => {
  render(<EmailLink address="a?cc=b&o'neil@xn--tude-mbarga-99a.fr" />);
  const link = screen.getByRole('link', { name: "a?cc=b&o'neil@étude-mbarga.fr" });
  expect(link).toHaveAttribute('href', "mailto:a%3Fcc%3Db%26o'neil@xn--tude-mbarga-99a.fr");
});
