import { page, type LegalSlug, type Page } from 'shared-contracts/schemas/page';
import { oneOf } from 'shared-contracts/schemas/wire';
import { orNotFound } from '../../loading/or-not-found.ts';
import { platformOf, type LoaderArgs } from '../../loading/platform-of.ts';

const pageAnswer = oneOf(page);

export interface LegalData {
  readonly page: Page;
}

/** A legal text. @throws Response 404 when the operator has none. */
export const legalLoader =
  (slug: LegalSlug) =>
  async (args: LoaderArgs): Promise<LegalData> => {
    const { http } = platformOf(args);
    const body = { where: { kind: 'legal', slug } };
    const { data } = await orNotFound(
      http.request('POST', '/pages/find-one-by', pageAnswer, { body, signal: args.request.signal }),
    );
    return { page: data };
  };
