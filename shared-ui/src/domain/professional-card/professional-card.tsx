import { Link } from 'react-router-dom';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Rating, type RatingProps } from '../../primitives/rating/rating.tsx';
import { VerifiedSeal } from '../verified-seal/verified-seal.tsx';
import styles from './professional-card.module.css';

export interface CardSlot {
  readonly to: string;
  readonly startsAt: string;
  /** "ven. 21 nov." and "09:30", formatted in the displayed time zone. */
  readonly day: string;
  readonly time: string;
}

export interface ProfessionalCardProps {
  /** Path of the profile; the whole upper part of the card is clickable. */
  readonly to: string;
  /** The professional, whose monogram takes the place of a photo. */
  readonly id: string;
  readonly name: string;
  readonly profession: string;
  readonly city: string;
  readonly photo?: string | null | undefined;
  readonly specialities: readonly string[];
  /** "Français, anglais, ewondo" */
  readonly languages: string;
  readonly rating?: RatingProps | undefined;
  /** Present when an operator has verified the professional: "Vérifié". */
  readonly verifiedLabel?: string | undefined;
  /** Present when the professional takes a call right now: "Disponible maintenant". */
  readonly availableLabel?: string | undefined;
  /** "Prochains créneaux" */
  readonly slotsTitle: string;
  /** The first slot in the professional's own time where that differs: "(22 h 30, heure de Kiritimati)". */
  readonly slotsNote?: string | undefined;
  readonly slots: readonly CardSlot[];
  /** "Aucun créneau dans les 60 jours" */
  readonly noSlots: string;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** One professional in a list: face, name, practice and the next free slots. */
export function ProfessionalCard(props: ProfessionalCardProps) {
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.columns}>
        <div className={styles.person}>
          <Avatar name={props.name} id={props.id} src={props.photo} size="face" />
          <div className={styles.texts}>
            <div className={styles.head}>
              <Heading className={styles.name}>
                <Link to={props.to} className={styles.link}>
                  {props.name}
                </Link>
                {props.verifiedLabel === undefined ? null : (
                  <>
                    {' '}
                    <VerifiedSeal variant="glyph" label={props.verifiedLabel} />
                  </>
                )}
              </Heading>
              {props.rating === undefined ? null : <Rating {...props.rating} />}
            </div>
            <p className={styles.facts}>{[props.profession, props.city, props.languages].join(' · ')}</p>
            {props.availableLabel === undefined ? null : (
              <p className={styles.available}>
                <span className={styles.dot} aria-hidden="true" />
                {props.availableLabel}
              </p>
            )}
            <ul className={styles.specialities}>
              {props.specialities.map((speciality) => (
                <li key={speciality}>
                  <Badge>{speciality}</Badge>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <CardSlots {...props} />
      </div>
    </article>
  );
}

/** The day is said once for the slots of the first day, and on each later one. */
function CardSlots({ slots, noSlots, slotsTitle, slotsNote, name }: ProfessionalCardProps) {
  const [first] = slots;
  if (first === undefined) return <p className={styles.noSlots}>{noSlots}</p>;
  return (
    <div className={styles.when}>
      <p className={styles.firstDay}>
        {first.day} {slotsNote === undefined ? null : <span>{slotsNote}</span>}
      </p>
      <ul className={styles.slots} aria-label={slotsTitle}>
        {slots.map((slot) => (
          <li key={slot.startsAt}>
            <Link to={slot.to} className={styles.slot} aria-label={`${slot.day} ${slot.time}, ${name}`}>
              <time dateTime={slot.startsAt}>
                {slot.day === first.day ? null : <span className={styles.day}>{slot.day} </span>}
                {slot.time}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
