import { trustRules } from './trust-rules.ts';

const { createScriptURL, createHTML } = trustRules(
  ['/assets/', '/remotes/remote-pro/1.0.0-ab/', 'https://store.nimbia.test/remote-user/1.0.0/'],
  ['https://meet.nimbia.test/external_api.js'],
);

it.each([
  '/assets/main.1a2b.js',
  '/remotes/remote-pro/1.0.0-ab/page-dashboard.js?retry=1',
  'http://localhost/assets/ky.js',
  'https://store.nimbia.test/remote-user/1.0.0/remote.js',
  'https://meet.nimbia.test/external_api.js',
])('scripts from %s are allowed', (address) => {
  expect(createScriptURL(address)).toBe(address);
});

it.each([
  'https://evil.example/assets/main.js',
  '//evil.example/assets/main.js',
  '/uploads/picture.js',
  '/remotes/remote-pro/0.9.0-cd/remote.js',
  '/remotes/remote-pro/1.0.0-ab',
  '/assets/../uploads/picture.js',
  '/assets/%2e%2e/uploads/picture.js',
  'https://store.nimbia.test.evil.example/remote-user/1.0.0/remote.js',
  'https://store.nimbia.test@evil.example/remote-user/1.0.0/remote.js',
  'https://meet.nimbia.test/external_api.js.evil.js',
  'https://meet.nimbia.test/other.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1',
])('scripts from %s are blocked', (address) => {
  expect(createScriptURL(address)).toBeNull();
});

it.each(['', '<div></div>', '<table><tr><td><div></div></td></tr></table>'])('%j is inert markup', (markup) => {
  expect(createHTML(markup)).toBe(markup);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<div onclick="alert(1)"></div>',
  '<script></script>',
  '<div>words</div>',
  '<svg></svg>',
  '<div></div>\n<iframe>',
])('%j is rejected', (markup) => {
  expect(createHTML(markup)).toBeNull();
});
