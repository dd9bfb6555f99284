import type { Platform } from 'shared-contracts/platform/platform';
import { add, type Add } from 'shared-contracts/schemas/content';
import { pageOf } from 'shared-contracts/schemas/wire';

const addPage = pageOf(add);

/** The advertisements (specification, section 7). A failure is only logged: nobody misses an advertisement (section 8). */
export async function listAdds({ http, telemetry }: Platform, signal: AbortSignal): Promise<readonly Add[]> {
  try {
    const { data } = await http.request('GET', '/base/adds/get-all', addPage, { signal });
    return data;
  } catch (error) {
    if (signal.aborted) throw error;
    telemetry.error(error, { message: 'error retrieving advertisements' });
    return [];
  }
}
