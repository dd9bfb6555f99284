import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { professionName } from 'shared-contracts/formats/person/profession-name';
import { formatDay, formatTime, type Reader } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { bookingPath, slotQuery, withChoice } from 'shared-ui/domain/booking/booking-path.ts';
import { consultationWords } from 'shared-ui/domain/public-profile/consultation-words.ts';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { usePromptChoice } from 'shared-ui/primitives/prompt-choice/use-prompt-choice.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import type { Offered } from '../../data/free-times-queries.ts';
import styles from './free-times.module.css';

interface PersonHeadProps {
  readonly profile: PublicProfessional;
  readonly answer: ProfessionalSlots | undefined;
  readonly offers: readonly Offered[];
  readonly reader: Reader;
  readonly callType: CallType | undefined;
  readonly onChoose: (consultationId: string | undefined) => void;
}

/** The head of a column: who, which consultation its times are for, and the next one where the week has none. */
export function PersonHead({ profile, answer, offers, reader, callType, onChoose }: PersonHeadProps) {
  const { t } = useTranslation('remote-user/free-times');
  const { t: common } = useTranslation('remote-user/common');
  const { apiUrl } = usePlatform();
  const name = partyName(profile);
  const chosen = offers.find(({ id }) => id === answer?.consultationId);
  const words = chosen && consultationWords(chosen, reader.locale, common);
  const fitting = offers.filter(({ callTypes }) => callType === undefined || callTypes.includes(callType));
  const [shown, choose] = usePromptChoice(chosen?.id, onChoose);
  const next = answer?.next;
  return (
    <li className={styles.head}>
      <div className={styles.person}>
        <Avatar name={name} id={profile.id} src={imageAddress(profile.profileImage, apiUrl)} />
        <div className={styles.texts}>
          <h2 translate="no" className={styles.name}>
            <Link
              variant="quiet"
              to={withChoice(href('/professionnels/:idname', { idname: profile.slug }), {
                consultation: answer?.consultationId ?? undefined,
                type: callType,
              })}
            >
              {name}
            </Link>
          </h2>
          <p className={styles.note}>{professionName(common, profile.profession, profile)}</p>
        </div>
      </div>
      {fitting.length > 1 && chosen ? (
        <Select
          label={`${t('consultation')}, ${name}`}
          isLabelHidden
          name={`consultation-${profile.id}`}
          value={shown}
          options={fitting.map((one) => ({ value: one.id, label: consultationName(one, reader.locale) }))}
          onChange={(event) => choose(event.target.value)}
        />
      ) : null}
      {chosen && words ? (
        <p className={styles.note}>
          {fitting.length > 1 ? null : (
            <span lang="" className={styles.only}>
              {words.name}
            </span>
          )}
          <span translate="no">{`${chosen.minutes}\u00A0min · ${words.fee}`}</span>
        </p>
      ) : (
        <p className={styles.note}>{t('nothingOffered')}</p>
      )}
      {next && answer.slots.length === 0 ? (
        <p className={styles.note}>
          {t('nextFree')}{' '}
          <Link
            translate="no"
            to={bookingPath(profile.id, {
              ...slotQuery(next),
              ...(callType && { type: callType }),
              consultation: answer.consultationId ?? undefined,
            })}
          >
            {`${formatDay(next.startsAt, reader, 'short')}, ${formatTime(next.startsAt, reader)}`}
          </Link>
        </p>
      ) : chosen && answer?.slots.length === 0 ? (
        <p className={styles.note}>{t('noneAhead')}</p>
      ) : null}
    </li>
  );
}
