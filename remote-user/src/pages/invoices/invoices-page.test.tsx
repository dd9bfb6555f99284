import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Invoice } from 'shared-contracts/schemas/billing';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { invoicesLoader } from './invoices-loader.ts';
import { Component, ErrorBoundary } from './invoices-page.tsx';

const uuid = (last: number) => `5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4f0${last}`;
const { professional, client, professionalId, clientId } = appointmentFixture();
const issued: Invoice = {
  ...{ id: uuid(1), professionalId, clientId, appointmentId: null, number: '2026-0007', status: 'issued' },
  ...{ currency: 'XAF', net: 55_000, tax: 10_588, total: 65_588, notes: 'Payable au cabinet.', dueOn: '2099-12-31' },
  ...{ issuedAt: '2026-11-20T09:00:00.000Z', paidAt: null, voidedAt: null, createdAt: '2026-11-20T09:00:00.000Z' },
  lines: [
    {
      ...{ id: uuid(5), invoiceId: uuid(1), label: 'Étude des plannings', quantity: 2, unitAmount: 20_000 },
      ...{ taxRate: 1925, amount: 40_000, tax: 7700 },
    },
  ],
  professional,
  client,
};
const paid: Invoice = {
  ...issued,
  ...{ id: uuid(2), number: '2026-0003', status: 'paid', paidAt: '2026-11-02T09:00:00.000Z', lines: [] },
};
const late: Invoice = { ...issued, id: uuid(3), number: '2026-0001', dueOn: '2026-01-31', lines: [] };
const sums = [
  { status: 'issued', currency: 'XAF', sum: 65_588, count: 2 },
  { status: 'paid', currency: 'XOF', sum: 47_200, count: 1 },
];
const list = 'POST /invoices/find-by';
const pageOf = (data: readonly Invoice[], next: string | null = null) => ({ data, page: { next, limit: 12 } });

function open(answers: Readonly<Record<string, FakeAnswer>> = {}, search = '') {
  const route = { path: '/user/factures', Component, ErrorBoundary, loader: invoicesLoader };
  const shown = showPage([route], `/user/factures${search}`, {
    [list]: () => pageOf([issued, paid, late]),
    'POST /invoices/aggregate': () => ({ data: sums }),
    'GET /invoices/issuers': () => ({
      data: [
        { id: uuid(8), firstNames: 'Clarisse', lastName: 'Mbarga', kind: 'individual', companyName: null },
        { id: uuid(9), firstNames: 'Yann', lastName: 'Kouassi', kind: 'individual', companyName: null },
      ],
    }),
    ...answers,
  });
  const asked = () =>
    shown.platform.http.calls
      .filter(({ path }) => path === '/invoices/find-by')
      .map(({ options }) => options.body as { where: object; cursor?: string });
  return { ...shown, asked };
}
const items = async () => within(await screen.findByRole('list', { name: 'Factures' })).getAllByRole('heading');

test('shows what was received, with sums by currency in francs without a minor unit', async () => {
  const { container } = open();
  expect((await items()).map(({ textContent }) => textContent)).toEqual([
    'Facture 2026-0007',
    'Facture 2026-0003',
    'Facture 2026-0001',
  ]);
  const totals = within(container.querySelector('dl') as HTMLElement);
  expect(await totals.findByText('65 588 FCFA (XAF)')).toBeVisible();
  expect(totals.getByText('47 200 FCFA (XOF)')).toBeVisible();
  expect(screen.getByText('En retard')).toBeVisible();
  expect(screen.getByText('À payer au plus tard le 31 décembre 2099')).toBeVisible();
  expect(screen.getByText('Payée le 2 novembre 2026')).toBeVisible();
  expect(screen.getByText('2 × 20 000 FCFA')).toBeInTheDocument();
  // Payment comes later: nothing is promised.
  expect(screen.queryByRole('button', { name: /payer/iu })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('sums in one franc do not name its zone', async () => {
  open({ 'POST /invoices/aggregate': () => ({ data: [sums[0], { ...sums[0], status: 'paid', sum: 50_000 }] }) });
  expect(await screen.findByText('50 000 FCFA')).toBeVisible();
});

test('state, period and professional narrow the list, each kept by the others', async () => {
  const { person, asked } = open({
    [list]: ({ options }) => {
      const { where } = options.body as { where: { status?: string; professionalId?: string } };
      return pageOf(where.professionalId ? [paid, late] : where.status ? [paid] : [issued, paid, late]);
    },
  });
  expect(await items()).toHaveLength(3);
  await person.click(screen.getByRole('radio', { name: /^Payées/u }));
  await waitFor(async () => expect(await items()).toHaveLength(1));
  expect(asked().at(-1)?.where).toEqual({ issuedAt: { $ne: null }, status: 'paid' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Professionnel' }), 'Yann Kouassi');
  await waitFor(async () => expect(await items()).toHaveLength(2));
  expect(asked().at(-1)?.where).toEqual({ issuedAt: { $ne: null }, status: 'paid', professionalId: uuid(9) });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'Cette année');
  const year = new Date().getFullYear();
  const [from, to] = [new Date(year, 0, 1), new Date(year + 1, 0, 1)].map((day) => day.toISOString());
  await waitFor(() =>
    expect(asked().at(-1)?.where).toEqual({
      issuedAt: { $ne: null, $gte: from, $lt: to },
      status: 'paid',
      professionalId: uuid(9),
    }),
  );
});

test('a further page keeps the filter', async () => {
  const { asked } = open({ [list]: () => pageOf([paid], 'next') }, '?state=paid&cursor=here');
  await items();
  expect(asked()[0]).toMatchObject({ where: { status: 'paid' }, cursor: 'here' });
  expect(screen.getByRole('link', { name: 'Plus anciennes' })).toHaveAttribute(
    'href',
    '/user/factures?state=paid&cursor=next',
  );
  expect(screen.getByRole('link', { name: 'Les plus récentes' })).toHaveAttribute('href', '/user/factures?state=paid');
});

test('without any invoice the page says what will come; a filter without any leads back', async () => {
  const { unmount } = open({ [list]: () => pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'Aucune facture' })).toBeVisible();
  unmount();
  open({ [list]: () => pageOf([]) }, '?state=void');
  expect(await screen.findByRole('heading', { name: 'Aucune facture de ce choix' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir toutes les factures' })).toHaveAttribute('href', '/user/factures');
});

test('a new invoice arrives by itself, and failing totals leave the list and are read again', async () => {
  let isDown = true;
  const { person, platform } = open({
    [list]: () => pageOf([paid]),
    'POST /invoices/aggregate': () => {
      if (isDown) throw problemError('UNAVAILABLE', 503);
      return { data: sums };
    },
  });
  expect(await items()).toHaveLength(1);
  expect(await screen.findByText('Les totaux n’ont pas pu être lus.')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^47 200 FCFA/u)).toBeVisible();
  platform.http.on(list, () => pageOf([issued, paid]));
  act(() => platform.emit({ id: '1', type: 'invoice.issued', data: {} }));
  await waitFor(async () => expect(await items()).toHaveLength(2));
});

test('a PDF that cannot be had says so', async () => {
  const { person, platform } = open({
    [`GET /invoices/${paid.id}/link?lang=fr`]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  await items();
  await person.click(screen.getByRole('button', { name: 'Télécharger la facture 2026-0003 en PDF' }));
  await waitFor(() => expect(platform.toasts.at(-1)).toEqual({ tone: 'error', text: 'Le service est injoignable' }));
});

test('a list that fails is tried again', async () => {
  const { person, platform } = open({
    [list]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  platform.http.on(list, () => pageOf([paid]));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await items()).toHaveLength(1);
});
