import type { Platform } from 'shared-contracts/platform/platform';
import { category } from 'shared-contracts/schemas/category';
import { pageOf } from 'shared-contracts/schemas/wire';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { pick } from 'valibot';

const categoryPage = pageOf(pick(category, ['id', 'needFr', 'needEn']));

/** A need in people's own words, and the legal category that it leads to. */
export interface Need {
  readonly category: LegalCategory;
  readonly text: string;
}

/** The needs that operators have written, in the reader's language. A failure is only logged. */
export async function listNeeds({ http, locale, telemetry }: Platform, signal: AbortSignal): Promise<readonly Need[]> {
  try {
    const { data } = await http.request('GET', '/base/categories/get-all', categoryPage, { signal });
    return data.flatMap(({ id, needFr, needEn }) => {
      const text = locale === 'en' ? needEn : needFr;
      return text === null ? [] : [{ category: id, text }];
    });
  } catch (error) {
    if (signal.aborted) throw error;
    telemetry.error(error, { where: 'needs' });
    return [];
  }
}
