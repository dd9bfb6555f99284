import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { Combobox } from 'shared-ui/primitives/combobox/combobox.tsx';
import type { KnownClient } from '../../data/clients/known-clients.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { useReader } from '../../model/use-reader.ts';
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
  const reader = useReader();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const errorText = useErrorText();
  const typed = text.trim();
  const asked = useSettled(typed);
  const queries = practiceQueries(http);
  const { data: chosen } = useQuery(queries.knownClient(value));
  const search = useQuery(queries.knownClients(asked));
  const isLate = typed !== asked || search.isPending;
  // Under another name nobody of the former list is chosen by mistake.
  const found = isLate ? undefined : search.data;
  const others = found?.filter(({ clientId }) => clientId !== chosen?.clientId) ?? [];
  const people = chosen ? [chosen, ...others] : others;
  /** Namesakes are told apart by the last contact, to the minute. */
  const noteOf = (person: KnownClient) => {
    const name = partyName(person);
    if (!people.some((one) => one !== person && partyName(one) === name)) return undefined;
    return t('new.namesake', { when: formatMoment(person.lastContactAt, reader) });
  };
  const whyNobody = () => {
    if (isLate) return t('new.searching');
    return search.error instanceof ProblemError ? errorText(search.error.code) : t('new.nobody');
  };
  return (
    <Combobox
      id="new-client"
      label={t('new.client')}
      error={error}
      placeholder={t('new.findClient')}
      options={people.map((person) => ({ value: person.clientId, label: partyName(person), note: noteOf(person) }))}
      value={value === '' ? null : value}
      onChange={(id) => {
        const person = people.find((one) => one.clientId === id);
        // The name stays in the field when the list goes on without them.
        if (person) client.setQueryData(queries.knownClient(person.clientId).queryKey, person);
        onChange(id ?? '');
      }}
      onType={setText}
      isTextKept
      openLabel={t('new.openClients')}
      emptyLabel={whyNobody()}
    />
  );
}
