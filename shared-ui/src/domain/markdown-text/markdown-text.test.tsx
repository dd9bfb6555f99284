import { render, screen } from '@testing-library/react';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { headingsOf } from './heading-id.ts';
import { MarkdownText } from './markdown-text.tsx';

const show = (text: string) => render(withPlatform(<MarkdownText lang="fr">{text}</MarkdownText>));

test('renders headings, lists, emphasis and the ids that the table of contents links to', () => {
  const text = '# Un\n\n## 2. Où l’on **écrit**\n\n- une\n- deux';
  const { container } = show(text);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const [heading] = headingsOf(text);
  expect(heading).toEqual({ id: 's-2-ou-l-on-ecrit', text: '2. Où l’on écrit' });
  expect(container.querySelector('#s-2-ou-l-on-ecrit')).toHaveTextContent('2. Où l’on écrit');
  expect(container.firstElementChild).toHaveAttribute('lang', 'fr');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="alert(1)">b</b>',
  '<iframe src="https://elsewhere.test"></iframe>',
  '<style>*{display:none}</style>',
  '![a picture](https://elsewhere.test/pixel.png)',
  '[![a picture](https://elsewhere.test/pixel.png)](/lawyers)',
  '<svg><script>alert(1)</script></svg>',
])('%s creates no element', (text) => {
  const { container } = show(text);
  expect(container.querySelector('script, img, b, iframe, style, svg')).toBeNull();
  expect(container.querySelector('[onclick], [onerror]')).toBeNull();
  expect(container).not.toBeEmptyDOMElement();
});

test.each([
  '[here](javascript:alert(1))',
  '[here](JaVaScRiPt:alert(1))',
  '[here](java&#10;script:alert(1))',
  '[here](vbscript:x)',
  '[here](data:text/html,x)',
])('%s is not a link', (text) => {
  show(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an internal link uses the router; an external one is nofollow', () => {
  // A browser reads a bare backslash as a slash.
  show(String.raw`[disguised](/\\elsewhere.test)`);
  expect(screen.getByRole('link', { name: 'disguised' })).toHaveAttribute('href', '/%5Celsewhere.test');
  show('[recherche](/recherche?category=land) et [ailleurs](https://elsewhere.test/a) et [encore](//elsewhere.test)');
  const ours = screen.getByRole('link', { name: 'recherche' });
  expect(ours).toHaveAttribute('href', '/recherche?category=land');
  expect(ours).not.toHaveAttribute('rel');
  for (const name of ['ailleurs', 'encore'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
});

describe('under Trusted Types, text never becomes markup', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedHTML' assignment.");
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['R&amp;D', 'R&D'],
    ['25&nbsp;000 &euro;', '25\u00A0000 €'],
    ['&#82;&#x26;D &#233;', 'R&D é'],
    ['&eacute;tat&hellip; &laquo;&nbsp;ici&nbsp;&raquo;', 'état… «\u00A0ici\u00A0»'],
    ['&unknown; &constructor; &amp', '&unknown; &constructor; &amp'],
    ['`&amp;`', '&amp;'],
    ['**R&amp;D** and [R&amp;D](/blog?a=1&amp;b=2 "R&amp;D")', 'R&D and R&D'],
    ['&lt;script&gt;', '<script>'],
    ['&#1114111; &#0;', '\u{10FFFF} \uFFFD'],
  ])('%s is shown as %s', (text, shown) => {
    const { container } = show(text);
    expect(container.textContent?.trim()).toBe(shown);
  });

  test('a link keeps its address, and a heading its id for the table of contents', () => {
    const text = '## R&amp;D&nbsp;: l’État\n\n[R&amp;D](/blog?a=1&amp;b=2)';
    const { container } = show(text);
    expect(screen.getByRole('link', { name: 'R&D' })).toHaveAttribute('href', '/blog?a=1&b=2');
    const [heading] = headingsOf(text);
    expect(heading?.text).toBe('R&D\u00A0: l’État');
    expect(container.querySelector(`#${heading?.id}`)).toHaveTextContent('R&D : l’État');
  });
});

test.each(['[x](/&#9;/[)', '[x](https://[)', String.raw`[x](/\\[)`])(
  '%s is not a valid link and is rendered as text',
  (text) => {
    const { container } = show(text);
    expect(container).toHaveTextContent('x');
    expect(container.textContent).not.toContain('undefined');
  },
);

test('a text that cannot be parsed is shown as typed, and no remote is blamed', () => {
  const platform = fakePlatform();
  const error = jest.spyOn(platform.telemetry, 'error');
  const normalize = jest.spyOn(String.prototype, 'normalize').mockImplementation(() => {
    throw new Error('unreadable');
  });
  render(withPlatform(<MarkdownText lang="fr">{'## One\n\nTwo'}</MarkdownText>, { platform }));
  normalize.mockRestore();
  expect(screen.getByText(/## One/u)).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith(expect.any(Error), { of: 'content' });
});
