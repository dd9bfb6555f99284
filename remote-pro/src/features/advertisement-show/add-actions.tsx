import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  canEditAdd,
  findAddTransition,
  type AddTransitionName,
} from 'shared-contracts/processes/advertisement-life-cycle';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { DeleteAdvertisement } from '../../components/advertisement/delete-advertisement.tsx';
import { useAddStep } from '../../components/advertisement/use-add-step.ts';
import { useIsInPlan } from '../../components/plan-notice/use-is-in-plan.ts';
import { addAddress, todayOfAdds } from '../../model/add-address.ts';

const steps = [
  ['withdraw', 'draft'],
  ['resume', 'approved'],
  ['pause', 'paused'],
] as const;

/** What its professional may do with an advertisement now. */
export function AddActions({ add }: { readonly add: OwnAdd }) {
  const { t } = useTranslation('remote-pro/advertising');
  const { busy, step } = useAddStep(add);
  const [isEnding, setEnding] = useState(false);
  const isInPlan = useIsInPlan('advertising');
  const today = todayOfAdds();
  const may = (name: AddTransitionName) => findAddTransition(name, { ...add, by: 'professional', today }) !== undefined;
  return (
    <>
      {steps.map(([name, state]) =>
        may(name) ? (
          <Button key={name} variant="secondary" isLoading={busy === state} onClick={() => void step(state)}>
            {t(`step.${name}`)}
          </Button>
        ) : null,
      )}
      {isInPlan && canEditAdd(add, today) ? (
        <ButtonLink variant="secondary" to={addAddress(add.id, true)}>
          {t('edit')}
        </ButtonLink>
      ) : null}
      {may('end') ? (
        <Button variant="quiet" onClick={() => setEnding(true)}>
          {t('step.end')}
        </Button>
      ) : (
        <DeleteAdvertisement add={add} />
      )}
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title={t('endTitle')}
        confirmLabel={t('step.end')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={async () => {
          await step('ended');
          setEnding(false);
        }}
      >
        {t('endText')}
      </ConfirmDialog>
    </>
  );
}
