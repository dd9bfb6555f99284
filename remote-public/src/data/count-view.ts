import type { Platform } from 'shared-contracts/platform/platform';
import type { AddView } from 'shared-contracts/schemas/advertising';
import { unknown } from 'valibot';

/** Tells the API that an advertisement was seen or clicked. A failure is only logged: it is nobody's business who reads the page. */
export async function countView({ http, telemetry }: Platform, view: AddView): Promise<void> {
  try {
    await http.request('POST', '/base/add_views/create', unknown(), { body: view });
  } catch (error) {
    telemetry.error(error, { where: 'view of an advertisement' });
  }
}
