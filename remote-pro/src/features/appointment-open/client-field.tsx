import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/processes/party-name';
import { Combobox } from 'shared-ui/primitives/combobox/combobox.tsx';
import { practiceQueries } from '../../data/practice-queries.ts';
import { useSettled } from 'shared-ui/domain/queries/use-settled.ts';

interface ClientFieldProps {
  /** Id of the account; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A client of the practice, found by name. */
export function ClientField({ value, onChange, error }: ClientFieldProps) {
  const { t } = useTranslation('remote-pro/diary');
  const { http } = usePlatform();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const queries = practiceQueries(http);
  const { data: chosen } = useQuery(queries.knownClient(value));
  const { data } = useQuery({ ...queries.knownClients(asked), placeholderData: keepPreviousData });
  const others = data?.filter(({ clientId }) => clientId !== value) ?? [];
  const people = chosen ? [chosen, ...others] : others;
  return (
    <Combobox
      id="new-client"
      label={t('new.client')}
      error={error}
      placeholder={t('new.findClient')}
      options={people.map((person) => ({ value: person.clientId, label: partyName(person) }))}
      value={value === '' ? null : value}
      onChange={(id) => {
        // A text that is nobody's keeps who was chosen.
        if (people.some((one) => one.clientId === id)) onChange(id ?? '');
      }}
      onType={(typed) => {
        setText(typed);
        // Not while the name of who was chosen before a reload is still loading.
        if (typed === '' && text !== '') onChange('');
      }}
      openLabel={t('new.openClients')}
      emptyLabel={t('new.nobody')}
    />
  );
}
