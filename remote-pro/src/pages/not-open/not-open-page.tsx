import { useWords } from 'shared-contracts/appointments/use-words';
import { href } from 'shared-contracts/remote/paths';
import { NotOpenPage } from 'shared-ui/not-open/not-open-page';

/** The places of this area that are planned and not built yet. */
export function Component() {
  return <NotOpenPage words={useWords('remote-pro/not-open')} home={href('/pro/tableau-de-bord')} />;
}
