import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

describe('PageHead', () => {
  it('is the only h1, with the back link before it, a description and the actions after it', async () => {
    const { container } = render(
      <PageHead title="Demandes" back={<a href="/pro">Retour</a>} actions={<button type="button">Exporter</button>}>
        Trois attendent votre réponse.
      </PageHead>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'Demandes' });
    const after = (element: HTMLElement) =>
      Boolean(heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(after(screen.getByRole('link', { name: 'Retour' }))).toBe(false);
    expect(after(screen.getByText('Trois attendent votre réponse.'))).toBe(true);
    expect(after(screen.getByRole('button', { name: 'Exporter' }))).toBe(true);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('PageTitle', () => {
  it('sets the document title', () => {
    render(<PageTitle>Demandes</PageTitle>);
    expect(document.title).toBe('Demandes – Nimbia');
  });
});
