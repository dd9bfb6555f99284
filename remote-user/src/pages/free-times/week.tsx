import { useTranslation } from 'react-i18next';
import type { Reader } from 'shared-contracts/formats/time/reader-time';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { daysOfSlots } from 'shared-ui/domain/slot-picker/slot-days.ts';
import type { Offered } from '../../data/free-times-queries.ts';
import { daysShown, type WeekSearch } from '../../model/week-search.ts';
import { DayRow } from './day-row.tsx';
import styles from './free-times.module.css';
import { PersonHead } from './person-head.tsx';

interface WeekProps {
  readonly people: readonly KnownProfessional[];
  readonly slots: readonly ProfessionalSlots[];
  readonly offered: readonly Offered[];
  readonly search: WeekSearch;
  readonly reader: Reader;
  readonly isBusy: boolean;
  /** Chooses other consultations. */
  readonly onConsultations: (ids: readonly string[]) => void;
}

/** A column for each person and a row for each day; on a phone the people come first, then one list of days. */
export function Week({ people, slots, offered, search, reader, isBusy, onConsultations }: WeekProps) {
  const { t } = useTranslation('remote-user/free-times');
  const { from, callType, consultations } = search;
  const columns = people.map(({ professional, profile }) => {
    const answer = slots.find(({ professionalId }) => professionalId === professional.id);
    return {
      profile,
      answer,
      name: partyName(professional),
      days: daysOfSlots(answer?.slots ?? [], from, daysShown, reader.timeZone),
      offers: offered.filter(({ professionalId }) => professionalId === professional.id),
    };
  });
  const dates = columns[0]?.days.map(({ date }) => date) ?? [];
  const isEmpty = columns.every(({ answer }) => !answer || answer.slots.length === 0);
  return (
    <div className={styles.week} aria-busy={isBusy} style={{ ['--people' as string]: columns.length }}>
      <ul className={styles.people} aria-label={t('people')}>
        {columns.map(({ profile, answer, offers }) =>
          profile ? (
            <PersonHead
              key={profile.id}
              profile={profile}
              answer={answer}
              offers={offers}
              reader={reader}
              callType={callType}
              onChoose={(id) =>
                onConsultations([
                  ...consultations.filter((one) => offers.every((offer) => offer.id !== one)),
                  ...(id === undefined ? [] : [id]),
                ])
              }
            />
          ) : null,
        )}
      </ul>
      {isEmpty ? (
        <p className={styles.none} role="status">
          {t('none')}
        </p>
      ) : (
        dates.map((date, index) => (
          <DayRow
            key={date}
            date={date}
            reader={reader}
            callType={callType}
            cells={columns.flatMap(({ profile, answer, name, days }) =>
              profile
                ? [
                    {
                      professionalId: profile.id,
                      name,
                      consultationId: answer?.consultationId ?? undefined,
                      slots: days[index]?.slots ?? [],
                    },
                  ]
                : [],
            )}
          />
        ))
      )}
    </div>
  );
}
