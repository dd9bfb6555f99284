import type { Invoice } from 'shared-contracts/schemas/billing';
import type { InvoiceInput, InvoiceLineInput } from 'shared-contracts/schemas/invoice-input';
import type { ApiDriver, Signed } from './api-driver.ts';
import { freeTimes } from './diary.ts';

/** A new client with two invoices of a lawyer of theirs, of which the first is paid. */
export async function newInvoices(api: ApiDriver): Promise<Signed> {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed: client } = await api.newClient();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  await api.book(client.token, lawyer.user.id, slot);
  const { token } = lawyer;
  const step = (id: string, from: string, status: string) =>
    api.call('PUT', `/base/invoices/update-where/${id}`, { where: { status: from }, set: { status } }, token);
  const issue = async () => {
    const invoice: InvoiceInput = { clientId: client.user.id, currency: 'XAF' };
    const { id } = await api.call<Invoice>('POST', '/base/invoices/create', invoice, token);
    const line: InvoiceLineInput = {
      ...{ invoiceId: id, label: 'First consultation', quantity: 1, unitAmount: 20_000, taxRate: 1925 },
    };
    await api.call('POST', '/base/invoice_lines/create', line, token);
    await step(id, 'draft', 'issued');
    return id;
  };
  await step(await issue(), 'issued', 'paid');
  await issue();
  return client;
}
