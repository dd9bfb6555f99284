import type { ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { consultationWords, type ShownConsultation } from './consultation-words.ts';
import styles from './public-profile.module.css';
import type { PublicWords } from './public-words.ts';

interface ConsultationListProps {
  readonly consultations: readonly ShownConsultation[];
  readonly words: PublicWords;
  readonly headingLevel?: 2 | 4;
  /** The way into the booking of one. */
  readonly actionOf?: (consultation: ShownConsultation, name: string) => ReactNode;
}

/** What can be booked: length, ways to meet and fee. */
export function ConsultationList({ consultations, words, headingLevel = 2, actionOf }: ConsultationListProps) {
  const { locale } = usePlatform();
  const Heading = `h${headingLevel}` as const;
  const NameHeading = `h${headingLevel === 2 ? 3 : 5}` as const;
  return (
    <section aria-labelledby="offered">
      <Heading id="offered">{words.profile('consultations')}</Heading>
      <ul className={styles.list}>
        {consultations.map((one) => {
          const { name, how, fee } = consultationWords(one, locale, words.common);
          return (
            <li key={one.id} className={styles.row}>
              <div>
                <NameHeading className={styles.name}>{name}</NameHeading>
                <p className={styles.note}>{how}</p>
              </div>
              <p translate="no" className={styles.fee}>
                {fee}
              </p>
              {actionOf?.(one, name)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
