import { useTranslation } from 'react-i18next';
import { addPhase, type AddPhase, type AddSituation } from 'shared-contracts/processes/advertisement-life-cycle';
import { Badge, type BadgeTone } from 'shared-ui/primitives/badge/badge.tsx';
import { todayOfAdds } from '../../model/add-address.ts';

export const addTones: Readonly<Record<AddPhase, BadgeTone>> = {
  draft: 'neutral',
  review: 'warning',
  refused: 'danger',
  scheduled: 'info',
  running: 'success',
  paused: 'warning',
  ended: 'neutral',
};

/** Where an advertisement is in its life. */
export function AddBadge({ add }: { readonly add: AddSituation }) {
  const { t } = useTranslation('remote-pro/advertising');
  const phase = addPhase(add, todayOfAdds());
  return <Badge tone={addTones[phase]}>{t(`phase.${phase}`)}</Badge>;
}
