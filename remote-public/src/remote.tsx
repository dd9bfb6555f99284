import { createRemoteModule } from 'shared-contracts/remote/create-remote-module';
import { withPublicStrings } from 'shared-ui/domain/public-profile/public-strings.ts';
import { withSharedStrings } from 'shared-ui/domain/shared-strings.ts';
import { declaration } from './routes.ts';

const strings = withSharedStrings(withPublicStrings((language, file) => import(`./locales/${language}/${file}.json`)));

/** The remote module. */
export const { contract, routes, layouts, locales } = createRemoteModule('remote-public', declaration, strings);
