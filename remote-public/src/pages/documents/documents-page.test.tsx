import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { Outlet } from 'react-router-dom';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { Document } from 'shared-contracts/schemas/document';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { documentsLoader } from '../../features/documents-upload/documents-loader.ts';
import { Component } from './documents-page.tsx';
import { strings } from '../../testing/strings.ts';

const owner = '0192a000-0000-7000-8000-0000000000a1';
const errors = {
  INTERNAL: 'Erreur',
  RATE_LIMITED: 'Trop d’essais',
};
const idOf = (number: number) => `0192a000-0000-7000-8000-0000000000${number}`;
const row = (change: Partial<Document>): Document => ({
  id: idOf(10),
  professionalId: owner,
  kind: 'identity',
  state: 'submitted',
  expiresOn: null,
  refusalReason: null,
  decidedAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  url: '/uploads/x.png?signature=x',
  ...change,
});
const arrived = {
  data: {
    id: idOf(20),
    purpose: 'document',
    contentType: 'image/png',
    bytes: 1,
    url: null,
    createdAt: '2026-11-22T09:00:00.000Z',
  },
};
/** Uploads until aborted. */
const underWay: FakeAnswer = ({ options: { signal } }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
const picture = (name = 'passeport.png', type = 'image/png') => new File(['x'], name, { type });

/** The page with an API that stores submissions; `answers` overrides its responses. */
function open(
  rows: Document[] = [],
  answers: Readonly<Record<string, FakeAnswer>> = {},
  at = '/inscription-2',
  shell = {},
) {
  const documents = [...rows];
  const http = fakeHttp({
    'POST /pro/get-all/professionals': () => ({
      data: [{ id: owner, kind: 'individual', profession: 'lawyer' }],
      page: { next: null, limit: 1 },
    }),
    'POST /pro/get-all/documents': () => ({ data: [...documents], page: { next: null, limit: 100 } }),
    'POST /uploads': () => arrived,
    'POST /base/documents/create': ({ options }) => {
      const { kind } = options.body as { kind: Document['kind'] };
      const made = row({ id: idOf(30 + documents.length), kind });
      documents.push(made);
      return { data: made };
    },
    'DELETE /base/documents/delete/*': ({ path }) => {
      documents.splice(
        documents.findIndex(({ id }) => path.endsWith(id)),
        1,
      );
    },
    ...answers,
  });
  const platform = fakePlatform({ http, user: { ...professionalUser, id: owner } });
  const store = createStore();
  store.set(userAtom, platform.session.user);
  const routes = [
    {
      element: <Outlet />,
      children: [{ path: '*', element: <Component />, loader: documentsLoader, hydrateFallbackElement: <p /> }],
    },
  ];
  const page = render(
    withPlatform(null, { platform, store, strings: { ...strings, shell: { errors, ...shell } }, routes, at }),
  );
  const item = async (name: string | RegExp) => screen.findByRole('listitem', { name });
  const choose = async (name: string, ...files: File[]) => {
    const input = within(await item(name)).getByLabelText<HTMLInputElement>(/^Choisir un/);
    await userEvent.upload(input, files[0] as File, { applyAccept: false });
  };
  const uploads = () => http.calls.filter(({ path }) => path === '/uploads');
  return { ...page, platform, store, http, item, choose, uploads, documents };
}

test('an individual sees the five required documents first, in order, none submitted', async () => {
  const { container } = open();
  const needed = await screen.findByRole('region', { name: 'Pièces nécessaires' });
  expect(
    within(needed)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Pièce d’identité',
    'Preuve du statut professionnel',
    'Justificatif de la capacité d’exercer',
    'Inscription auprès d’un organisme professionnel reconnu',
    'Carte professionnelle',
  ]);
  expect(within(needed).getByText(/0 sur 5 déposées/)).toBeVisible();
  expect(screen.getByText('Attestation d’inscription au tableau de votre barreau.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compléter plus tard' })).toHaveAttribute('href', '/pro/tableau-de-bord');
  expect(await axe(container)).toHaveNoViolations();
});

test('a chosen file uploads with progress, is submitted, and is then in review', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  const { choose, item, uploads, http } = open([], {
    'POST /uploads': () => new Promise((resolve) => (arrive = resolve)),
  });
  await choose('Pièce d’identité', picture());
  const identity = await item('Pièce d’identité');
  const bar = within(identity).getByRole('progressbar', { name: 'Envoi de passeport.png' });
  const [call] = uploads();
  const form = call?.options.body as FormData;
  expect([...form.keys()]).toEqual(['purpose', 'file']);
  expect(form.get('purpose')).toBe('document');
  act(() => call?.options.onUploadProgress?.(0.5));
  expect(bar).toHaveValue(0.5);
  expect(within(identity).getByText(/50\s%/)).toBeVisible();
  arrive(arrived);
  expect(await within(identity).findByText(/^Déposée le 20 novembre 2026/)).toBeVisible();
  expect(within(identity).queryByRole('progressbar')).not.toBeInTheDocument();
  expect(http.calls.find(({ path }) => path === '/base/documents/create')?.options.body).toEqual({
    kind: 'identity',
    uploadId: idOf(20),
  });
  expect(screen.getByText(/1 sur 5 déposées/)).toBeVisible();
});

test.each([
  [
    'long.pdf',
    '%PDF-1.7',
    'C’est un PDF. Envoyez-en une photo, une numérisation ou une capture d’écran, en jpg ou png de moins de 4 Mo.',
  ],
  [
    'IMG_0042.HEIC',
    '\0\0\0\x18ftypheic',
    'C’est une image HEIC. Choisissez une image jpg, png ou svg de moins de 4 Mo.',
  ],
])('the advice about %s fits what it is', async (name, head, text) => {
  const fileIs = { pdf: 'C’est un PDF.', heic: 'C’est une image HEIC.' };
  const { choose, item } = open([], {}, undefined, { fileIs });
  await choose('Pièce d’identité', new File([head, 'x'.repeat(4_200_000)], name));
  const identity = await item('Pièce d’identité');
  const said = await within(identity).findByRole('alert');
  expect(said.textContent).toBe(`Pièce d’identité, ${name}${text}`);
});

test.each([
  ['trop.png', 'image/png', 4_194_304, /Ce fichier pèse 4,2\sMo\. Une pièce doit peser moins de 4 Mo/],
  ['notes.pdf', 'application/pdf', 10, /Choisissez une image jpg, png ou svg de moins de 4 Mo/],
  ['long.pdf', 'application/pdf', 4_194_304, /Choisissez une image jpg, png ou svg de moins de 4 Mo/],
  ['vide.png', 'image/png', 0, /Ce fichier est vide/],
])('%s is rejected before upload, with the reason', async (name, type, size, said) => {
  const { choose, item, uploads } = open();
  await choose('Pièce d’identité', new File([new Uint8Array(size)], name, { type }));
  const identity = await item('Pièce d’identité');
  expect(within(identity).getByRole('alert')).toHaveTextContent(said);
  expect(within(identity).getByRole('alert')).toHaveTextContent(name);
  expect(within(identity).getByLabelText(/^Choisir un autre/)).toHaveAccessibleDescription(said);
  expect(within(identity).queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  expect(uploads()).toHaveLength(0);
});

test('after a lost connection the same file is retried with the same idempotency key, without choosing it again', async () => {
  let isDown = true;
  const { choose, item, uploads, http } = open([], {
    'POST /uploads': () => {
      if (isDown) throw problemError('UNAVAILABLE', 0);
      return arrived;
    },
  });
  await choose('Pièce d’identité', picture());
  const identity = await item('Pièce d’identité');
  expect(await within(identity).findByRole('alert')).toHaveTextContent('La connexion s’est interrompue');
  isDown = false;
  await userEvent.click(within(identity).getByRole('button', { name: 'Réessayer' }));
  expect(await within(identity).findByText(/^Déposée/)).toBeVisible();
  const keys = uploads().map(({ options }) => options.headers?.['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(http.calls.filter(({ path }) => path === '/base/documents/create')).toHaveLength(1);
});

test.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'REFRESH_INVALID'] as const)(
  'after an expired session (%s) a sign-in link is shown, and the file is kept',
  async (code) => {
    const { choose, item } = open([], {
      'POST /uploads': () => {
        throw problemError(code, 401);
      },
    });
    await choose('Pièce d’identité', picture());
    const identity = within(await item('Pièce d’identité'));
    expect(await identity.findByRole('alert')).toHaveTextContent('Votre session a expiré');
    expect(identity.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login?next=%2Finscription-2',
    );
    expect(identity.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
);

test('an uploaded file is not uploaded again when only its submission failed', async () => {
  let tries = 0;
  const { choose, item, uploads } = open([], {
    'POST /base/documents/create': () => {
      tries += 1;
      throw problemError('RATE_LIMITED', 429);
    },
  });
  await choose('Pièce d’identité', picture());
  const identity = await item('Pièce d’identité');
  await userEvent.click(await within(identity).findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(tries).toBe(2));
  expect(uploads()).toHaveLength(1);
});

test('two files upload at once, a third waits', async () => {
  const { choose, item, uploads } = open([], { 'POST /uploads': underWay });
  for (const name of ['Pièce d’identité', 'Carte professionnelle', 'Identification fiscale'])
    await choose(name, picture());
  expect(uploads()).toHaveLength(2);
  const third = await item('Identification fiscale');
  expect(within(third).getByText('en attente')).toBeVisible();
  const first = await item('Pièce d’identité');
  await userEvent.click(within(first).getByRole('button', { name: 'Annuler l’envoi' }));
  await waitFor(() => expect(uploads()).toHaveLength(3));
  expect(uploads()[0]?.options.signal?.aborted).toBe(true);
  expect(within(first).getByLabelText(/^Choisir un fichier/)).toHaveFocus();
});

describe('files that wait', () => {
  const names = ['Pièce d’identité', 'Carte professionnelle', 'Identification fiscale'];
  async function wait() {
    const opened = open([], { 'POST /uploads': underWay });
    for (const name of names) await opened.choose(name, picture());
    const several = screen.getByLabelText('Choisir plusieurs fichiers');
    await userEvent.upload(several, [picture('a.png'), picture('b.png')]);
    expect(opened.uploads()).toHaveLength(2);
    return opened;
  }
  const cancels = () => screen.queryAllByRole('button', { name: 'Annuler l’envoi' });

  test('are not sent in the name of the next person, and leave the page with their owner', async () => {
    const { platform, store, uploads } = await wait();
    act(() => {
      platform.session.start(sessionAnswerOf(clientUser));
      store.set(userAtom, clientUser);
    });
    await waitFor(() => expect(cancels()).toHaveLength(0));
    expect(uploads().map(({ options }) => options.signal?.aborted)).toEqual([true, true]);
    expect(screen.queryByLabelText('b.png : de quelle pièce s’agit-il ?')).not.toBeInTheDocument();
  });

  test('leave the page when their owner signs out', async () => {
    const { platform, store, uploads } = await wait();
    await act(async () => {
      clearAllDrafts();
      await platform.session.end();
      store.set(userAtom, null);
    });
    expect(cancels()).toHaveLength(0);
    expect(uploads()).toHaveLength(2);
  });

  test('stay after an expired session, which sends nothing more, until their owner tries again', async () => {
    const { platform, store, item, uploads, http } = await wait();
    await act(async () => {
      await platform.session.end();
      store.set(userAtom, null);
    });
    const first = await item('Pièce d’identité');
    await userEvent.click(within(first).getByRole('button', { name: 'Annuler l’envoi' }));
    const third = within(await item('Identification fiscale'));
    const retry = await third.findByRole('button', { name: 'Réessayer' });
    expect(uploads()).toHaveLength(2);
    act(() => {
      platform.session.start(sessionAnswerOf({ ...professionalUser, id: owner }));
      store.set(userAtom, platform.session.user);
    });
    http.on('POST /uploads', () => arrived);
    await userEvent.click(retry);
    expect(await third.findByText(/^Déposée/)).toBeVisible();
  });
});

test('several files are chosen together, and each is asked for its document kind', async () => {
  const { item } = open();
  const input = await screen.findByLabelText<HTMLInputElement>('Choisir plusieurs fichiers');
  await userEvent.upload(input, [picture('a.png'), picture('b.png')]);
  const select = screen.getByLabelText('b.png : de quelle pièce s’agit-il ?');
  const send = within(select.closest('form') as HTMLElement).getByRole('button', { name: 'Envoyer' });
  await userEvent.click(send);
  expect(select).toHaveFocus();
  expect(select).toHaveAccessibleDescription('Choisissez de quelle pièce il s’agit');
  await userEvent.selectOptions(select, 'Carte professionnelle');
  expect(select).toBeValid();
  await userEvent.click(send);
  expect(await within(await item('Carte professionnelle')).findByText(/^Déposée/)).toBeVisible();
  const other = screen.getByLabelText('a.png : de quelle pièce s’agit-il ?');
  expect(other).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer ce fichier' }));
  expect(other).not.toBeInTheDocument();
});

test('rejected files disappear when others are chosen, and valid ones stay', async () => {
  open();
  const input = await screen.findByLabelText<HTMLInputElement>('Choisir plusieurs fichiers');
  const pdf = new File(['x'], 'b.pdf', { type: 'application/pdf' });
  await userEvent.upload(input, [picture('a.png'), pdf], { applyAccept: false });
  expect(screen.getByRole('alert')).toHaveTextContent('b.pdf');
  await userEvent.upload(input, [picture('c.png')]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByLabelText(/de quelle pièce/u)).toHaveLength(2);
});

test('decisions are shown: accepted until, rejected and why; only documents that do not count can be removed', async () => {
  const { item, documents } = open([
    row({ id: idOf(41), state: 'accepted', expiresOn: '2027-12-31' }),
    row({ id: idOf(42), kind: 'professional_card', state: 'refused', refusalReason: 'Illisible' }),
  ]);
  const accepted = await item('Pièce d’identité');
  expect(within(accepted).getByText('Acceptée, valable jusqu’au 31 décembre 2027.')).toBeVisible();
  expect(within(accepted).queryByRole('button', { name: /^Retirer/ })).not.toBeInTheDocument();
  const refused = await item('Carte professionnelle');
  expect(within(refused).getByText('Refusée : Illisible')).toBeVisible();
  await userEvent.click(within(refused).getByRole('button', { name: 'Retirer : Carte professionnelle' }));
  await userEvent.click(within(refused).getByRole('button', { name: 'Oui, retirer' }));
  expect(await within(refused).findByText('À fournir')).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('a decision made while the page is open appears', async () => {
  const { item, documents, platform } = open([row({ id: idOf(41) })]);
  const identity = await item('Pièce d’identité');
  documents[0] = row({ id: idOf(41), state: 'accepted' });
  act(() => platform.emit({ id: '1', type: 'document.accepted', data: {} }));
  expect(await within(identity).findByText('Acceptée, sans date de fin.')).toBeVisible();
});

const all = (
  ['identity', 'professional_status', 'ability_to_practise', 'professional_body', 'professional_card'] as const
).map((kind, index) => row({ id: idOf(50 + index), kind }));

test('with everything submitted, the next step is the dashboard', async () => {
  open(all);
  expect(await screen.findByText('Tout est déposé')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aller au tableau de bord' })).toBeVisible();
});

test.each([
  ['now', all, 'Continuer'],
  ['later', [], 'Compléter plus tard'],
])('a user on the way to a plan continues to it, the documents complete %s', async (_, rows, name) => {
  open(rows, {}, '/inscription-2?next=/pro/pricing?plan=standard');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/pro/pricing?plan=standard');
});

test('documents that fail to load can be retried', async () => {
  open([], {
    'POST /pro/get-all/documents': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Vos pièces n’ont pas pu être chargées.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});
