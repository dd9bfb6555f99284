import { createRemoteModule } from 'shared-contracts/remote/create-remote-module';
import { withAreaQueries } from 'shared-ui/domain/queries/with-area-queries.tsx';
import { withPublicStrings } from 'shared-ui/domain/public-profile/public-strings.ts';
import { withAreaStrings } from 'shared-ui/domain/area-strings.ts';
import { withSharedStrings } from 'shared-ui/domain/shared-strings.ts';
import { declaration } from './routes.ts';

const strings = withSharedStrings(
  withAreaStrings(withPublicStrings((language, file) => import(`./locales/${language}/${file}.json`))),
);

/** The remote module. */
export const { contract, routes, layouts, locales } = createRemoteModule(
  'remote-pro',
  withAreaQueries(declaration),
  strings,
);
