import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import type strings from '../../locales/fr/not-open.json';
import { NotOpenPage } from 'shared-ui/domain/not-open/not-open-page.tsx';

/** The pages of this area that are planned and not built yet. */
export function Component() {
  return (
    <NotOpenPage<keyof typeof strings.place>
      translate={useTranslation('remote-user/not-open').t}
      home={href('/user/tableau-de-bord')}
    />
  );
}
