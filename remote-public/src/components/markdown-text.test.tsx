import { render, screen } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { headingsOf } from '../model/heading-id.ts';
import { MarkdownText } from './markdown-text.tsx';

const show = (text: string) => render(withPlatform(<MarkdownText lang="fr">{text}</MarkdownText>));

test('a text has its headings, lists and emphasis, and the ids that its table of contents leads to', () => {
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
])('%s makes no element of its own', (text) => {
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
])('%s leads nowhere', (text) => {
  show(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a page of ours is led to by the router; another site has no recommendation of ours', () => {
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
