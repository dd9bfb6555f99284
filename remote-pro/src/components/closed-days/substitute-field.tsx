import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { partyName, type NamedParty } from 'shared-contracts/formats/person/party-name';
import { Combobox } from 'shared-ui/primitives/combobox/combobox.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { useSettled } from 'shared-ui/domain/queries/use-settled.ts';

export const substituteFieldId = 'exception-substitute';

/** Who stands in on closed days. */
export interface Substitute extends NamedParty {
  readonly id: string;
  readonly city: string;
}

interface SubstituteFieldProps {
  readonly value: Substitute | null;
  readonly onChange: (value: Substitute | null) => void;
  /** Called with what is typed, and with nothing once the field is gone: without a value, the text is nobody's. */
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
}

/** Another listed professional, found by name. */
export function SubstituteField({ value, onChange, onText, error }: SubstituteFieldProps) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { http } = usePlatform();
  const user = useSessionUser();
  const [text, setText] = useState('');
  const errorText = useErrorText();
  const typed = text.trim();
  const asked = useSettled(typed);
  const search = useQuery({ ...practiceQueries(http).suggested(asked), placeholderData: keepPreviousData });
  const { data = [] } = search;
  const found = asked.length > 1 ? data.filter(({ id }) => id !== user?.id && id !== value?.id) : [];
  const people: readonly Substitute[] = value === null ? found : [value, ...found];
  useEffect(() => () => onText(''), [onText]);
  const whyNobody = () => {
    if (typed.length < 2) return t('substitute.type');
    if (typed !== asked || search.isFetching) return t('substitute.searching');
    return search.error instanceof ProblemError ? errorText(search.error.code) : t('substitute.none');
  };
  return (
    <Combobox
      id={substituteFieldId}
      label={t('substitute.label')}
      optionalLabel={t('optional')}
      hint={t('substitute.hint')}
      error={error}
      options={people.map((person) => ({ value: person.id, label: `${partyName(person)}, ${person.city}` }))}
      value={value?.id ?? null}
      onChange={(id) => onChange(people.find((one) => one.id === id) ?? null)}
      onType={(typing) => {
        setText(typing);
        onText(typing);
      }}
      isTextKept
      openLabel={t('substitute.open')}
      emptyLabel={whyNobody()}
    />
  );
}
