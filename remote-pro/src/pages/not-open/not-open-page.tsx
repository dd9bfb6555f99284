import { useTranslate } from 'shared-ui/domain/appointments/use-translate.ts';
import { href } from 'shared-contracts/remote/paths';
import { NotOpenPage } from 'shared-ui/domain/not-open/not-open-page.tsx';

/** The pages of this area that are planned and not built yet. */
export function Component() {
  return <NotOpenPage translate={useTranslate('remote-pro/not-open')} home={href('/pro/tableau-de-bord')} />;
}
