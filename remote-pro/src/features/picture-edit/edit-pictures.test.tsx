import { screen, waitFor } from '@testing-library/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { upload } from 'shared-contracts/schemas/upload';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { EditPictures } from './edit-pictures.tsx';

const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });
const own = ownProfessionalFixture();
function Page() {
  return <EditPictures professional={useSuspenseQuery(practiceQueries(usePlatform().http).professional()).data} />;
}
const open = (answer: FakeAnswer) =>
  showPage([{ path: '*', Component: Page }], '/', {
    'POST /pro/get-all/professionals': () => ({ data: [own] }),
    'POST /uploads': answer,
    'PUT /base/professionals/update/*': () => ({ data: own }),
  });
const uploaded = {
  data: rowOf(upload, {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e31',
    purpose: 'logo',
    contentType: 'image/svg+xml',
    bytes: 41,
    createdAt: '2026-11-20T09:00:00.000Z',
  }),
};

beforeEach(() => sessionStorage.clear());

test('a picture that could not be sent is kept over a reload, and sent from there', async () => {
  const { person, unmount } = open(() => {
    throw problemError('OFFLINE', 0);
  });
  const [, logo] = await waitFor(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    expect(inputs).toHaveLength(2);
    return inputs;
  });
  if (!logo) throw new Error('no field');
  await person.upload(logo, drawing);
  expect(await screen.findByRole('button', { name: /^Réessayer ?, Logo/ })).toBeVisible();
  unmount();
  const again = open(() => uploaded);
  const append = jest.spyOn(FormData.prototype, 'append');
  expect(await screen.findByText('Image gardée, pas encore envoyée.')).toBeVisible();
  await again.person.click(screen.getByRole('button', { name: /^Envoyer ?, Logo/ }));
  expect(await screen.findByText('Enregistré.')).toBeVisible();
  expect(append).toHaveBeenLastCalledWith('file', expect.any(Blob));
  expect(append.mock.lastCall?.[1]).toMatchObject({ type: drawing.type, size: drawing.size });
  expect(sessionStorage.getItem('draft:/pro/profile#logo')).toBeNull();
});

test('a picture is not sent in the name of somebody else, who has signed in since', async () => {
  const { person, platform } = open(() => {
    throw problemError('OFFLINE', 0);
  });
  const logo = await waitFor(() => {
    const [, found] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no field');
    return found;
  });
  await person.upload(logo, drawing);
  const retry = await screen.findByRole('button', { name: /^Réessayer ?, Logo/ });
  const append = jest.spyOn(FormData.prototype, 'append').mockClear();
  platform.session.start(sessionAnswerOf({ ...professionalUser, id: '0192a000-0000-7000-8000-000000000009' }));
  platform.http.on('POST /uploads', () => uploaded);
  await person.click(retry);
  // The purpose and the picture of the second attempt.
  await waitFor(() => expect(append).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: /^Réessayer ?, Logo/ })).toBeVisible();
  expect(platform.http.calls.filter(({ path }) => path === '/uploads')).toHaveLength(1);
});

test('a picture that the browser cannot read is refused as what it is', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  const { person } = open(() => uploaded);
  const [photo] = await waitFor(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    expect(inputs).toHaveLength(2);
    return inputs;
  });
  if (!photo) throw new Error('no field');
  await person.upload(photo, new File(['\0\0\0\x1cftypavif'], 'photo.avif', { type: 'image/avif' }));
  expect(await screen.findByText('C’est une image AVIF. Choisissez une photo jpg ou png.')).toBeVisible();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('a kept picture can be given up, and an unreadable one is ignored', async () => {
  writeDraft('/pro/profile#profileImage', { data: 'data:image/jpeg;base64,AAAA', changes: null });
  writeDraft('/pro/profile#logo', { data: 'no picture' });
  const { person } = open(() => uploaded);
  await person.click(await screen.findByRole('button', { name: /^Abandonner ?, Photo/ }));
  expect(screen.queryByText(/pas encore envoyée/u)).not.toBeInTheDocument();
  expect(sessionStorage.getItem('draft:/pro/profile#profileImage')).toBeNull();
});

test.each([
  ['the API refuses is not sent again', problemError('SVG_NOT_ALLOWED', 422), false],
  ['did not arrive can be sent again', problemError('UNAVAILABLE', 503), true],
])('a picture that %s', async (_, error, canRetry) => {
  const { person } = open(() => {
    throw error;
  });
  await screen.findByText('Logo');
  const input = document.querySelectorAll('input[type=file]')[1] as HTMLInputElement;
  await person.upload(input, drawing);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Réessayer/u })).toHaveLength(canRetry ? 1 : 0);
});

test.each([
  [
    'a HEIC picture that is called .jpg',
    '\0\0\0\x18ftypheic',
    /C’est une image HEIC\. Choisissez une photo jpg ou png\.$/u,
  ],
  ['a file for whose kind the shell has no words', '', /^(?!.*fileIs).*Ce fichier n’est pas une image lisible/u],
])('%s is refused as a logo for what it is, and not sent', async (_, content, text) => {
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('unreadable'));
  const upload = jest.fn(() => uploaded);
  const { person } = open(upload);
  await screen.findByText('Logo');
  const input = document.querySelectorAll('input[type=file]')[1] as HTMLInputElement;
  await person.upload(input, new File([content], 'IMG_2031.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(upload).not.toHaveBeenCalled();
});

test('of a file that is no picture it says what it is and what to choose, and nothing else', async () => {
  // jsdom shows no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('unreadable'));
  const { person } = open(() => uploaded);
  await screen.findByText('Photo');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await person.upload(input, new File(['%PDF-1.7 lease'], 'photo.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/C’est un PDF\. Choisissez une photo jpg ou png\.$/u);
});

test('a drawing that is called .jpg is taken as a photo, as the drawing that it is', async () => {
  const { person } = open(() => uploaded);
  const append = jest.spyOn(FormData.prototype, 'append');
  await screen.findByText('Photo');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await person.upload(input, new File([drawing], 'portrait.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Enregistré.')).toBeVisible();
  expect(append.mock.lastCall?.[1]).toMatchObject({ type: 'image/svg+xml', name: 'portrait.svg' });
});
