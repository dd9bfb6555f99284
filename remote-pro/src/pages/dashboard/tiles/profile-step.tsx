import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { NextStep } from '../../../components/next-step/next-step.tsx';
import type { RuleRow } from '../../../data/practice/availability.ts';
import type { Consultation } from '../../../data/practice/consultations.ts';
import { profileSteps } from '../../../model/profile-steps.ts';

interface ProfileStepProps {
  readonly professional: OwnProfessional;
  readonly rules: readonly RuleRow[];
  readonly consultations: readonly Consultation[];
}

/** The one step that matters most of those that the profile lacks; nothing once it lacks none. */
export function ProfileStep({ professional, rules, consultations }: ProfileStepProps) {
  const has = { hasHours: rules.length > 0, hasConsultation: consultations.some(({ active }) => active) };
  if (profileSteps(professional, has).next === undefined) return null;
  return (
    <Card>
      <NextStep professional={professional} {...has} />
    </Card>
  );
}
