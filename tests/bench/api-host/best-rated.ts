import { inCall } from '../../../api/src/generic/call-context.ts';
import { lawyerFilter } from '../../../api/src/modules/professionals-search/named-filters.ts';
import type { MeasuredApi } from './measured-api.ts';

/** The 20 best rated professionals of Dakar. */
export async function bestRated(api: MeasuredApi): Promise<string[]> {
  const { data } = await inCall(api.visitor, 'anon', (context) => lawyerFilter(context, { city: 'Dakar' }));
  return data.map((row) => String(row.id));
}
