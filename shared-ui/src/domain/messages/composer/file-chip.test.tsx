import { render, screen } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import en from 'shared-ui/locales/en/messages.json';
import fr from 'shared-ui/locales/fr/messages.json';
import { takeFile } from '../../files/take-file.ts';
import type { MessagesView } from '../messages-view.ts';
import { FileChip } from './file-chip.tsx';

test.each([
  ['fr', fr, 'HEIC. Choisissez une photo ou un dessin (jpg, png, svg), ou un PDF.'],
  ['en', en, 'HEIC. Choose a photo or a drawing (jpg, png, svg), or a PDF.'],
] as const)('a refused kind of file is said in sentences (%s)', async (locale, { file }, text) => {
  const pending = {
    key: 'a',
    file: await takeFile(new File(['\0\0\0\x18ftypheic'], 'IMG_0042.HEIC')),
    step: 'failed',
    fraction: 0,
    fault: 'FILE_TYPE_INVALID',
    attachment: null,
    stop: new AbortController(),
  } as const;
  const view: MessagesView = {
    translate: (...[key]) => (key === 'file.type' ? file.type : key),
    reader: { locale, timeZone: 'Africa/Douala' },
    party: 'client',
    now: 0,
  };
  render(
    withPlatform(
      <ul>
        <FileChip pending={pending} view={view} onRetry={jest.fn()} onRemove={jest.fn()} />
      </ul>,
      { strings: { shell: { fileIs: { heic: 'HEIC.' } } } },
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
