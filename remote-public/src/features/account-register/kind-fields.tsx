import { Building2, UserRound } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { legalKinds } from 'shared-contracts/schemas/vocabulary';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const icons = {
  individual: <UserRound size={22} strokeWidth={1.75} />,
  legal_entity: <Building2 size={22} strokeWidth={1.75} />,
} as const;

interface KindFieldsProps {
  readonly register: (name: 'kind' | 'companyName') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
  readonly isFirm: boolean;
}

/** Individual or legal entity; only a firm has a company name. */
export function KindFields({ register, errorOf, isFirm }: KindFieldsProps) {
  const { t } = useTranslation('remote-public/register');
  return (
    <>
      <RadioCards
        {...register('kind')}
        required
        legend={t('kind.legend')}
        columns={2}
        error={errorOf('kind')}
        options={legalKinds.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
          description: t(`kind.${kind}Hint`),
          icon: icons[kind],
        }))}
      />
      {isFirm ? (
        <Field
          {...register('companyName')}
          limit={textLimits.companyName}
          required
          label={t('companyName')}
          autoComplete="organization"
          error={errorOf('companyName')}
        />
      ) : null}
    </>
  );
}
