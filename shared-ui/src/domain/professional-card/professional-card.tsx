import type { ReactNode } from 'react';
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
  /** "Dès 15 000 FCFA · 30 min" */
  readonly fee?: string | undefined;
  /** Present when an operator has verified the professional: "Vérifié". */
  readonly verifiedLabel?: string | null | undefined;
  /** Present when the professional takes a call right now: "Disponible maintenant", and where to ask for it. */
  readonly available?: { readonly label: string; readonly to: string } | '' | false | null | undefined;
  /** "Prochains créneaux" */
  readonly slotsTitle: string;
  /** The first slot in the professional's own time where that differs: "(22 h 30, heure de Kiritimati)". */
  readonly slotsNote?: string | undefined;
  readonly slots: readonly CardSlot[];
  /** "Aucun créneau dans les 60 jours" */
  readonly noSlots: string;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the slots. */
  readonly action?: ReactNode;
  /** Below, for what the reader has to do with this person. */
  readonly children?: ReactNode;
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
                <Link translate="no" to={props.to} className={styles.link}>
                  {props.name}
                </Link>
                {props.verifiedLabel && (
                  <>
                    {' '}
                    <VerifiedSeal variant="glyph" label={props.verifiedLabel} />
                  </>
                )}
              </Heading>
              {props.available && (
                <Link
                  to={props.available.to}
                  className={styles.available}
                  aria-label={`${props.available.label}, ${props.name}`}
                >
                  {props.available.label}
                </Link>
              )}
            </div>
            <p className={styles.facts}>
              {props.rating && (
                <>
                  <Rating {...props.rating} />
                  <span>{'\u00A0· '}</span>
                </>
              )}
              <span>{[props.profession, props.city, props.languages].filter(Boolean).join('\u00A0· ')}</span>
            </p>
            <ul className={styles.specialities}>
              {props.specialities.map((speciality) => (
                <li key={speciality}>
                  <Badge>{speciality}</Badge>
                </li>
              ))}
            </ul>
            {props.fee && (
              <p translate="no" className={styles.fee}>
                {props.fee}
              </p>
            )}
          </div>
        </div>
        {props.action ?? <CardSlots {...props} />}
      </div>
      {props.children}
    </article>
  );
}

/** Each day is said once, over its first slot. */
function CardSlots({ slots, noSlots, slotsTitle, slotsNote, name }: ProfessionalCardProps) {
  const [first] = slots;
  if (first === undefined) return <p className={styles.noSlots}>{noSlots}</p>;
  return (
    <div className={styles.when} data-days={slots.some(({ day }) => day !== first.day) || undefined}>
      <p className={styles.firstDay}>
        <span translate="no">{first.day}</span> {slotsNote && <span>{slotsNote}</span>}
      </p>
      <ul className={styles.slots} aria-label={slotsTitle}>
        {slots.map((slot, index) => (
          <li key={slot.startsAt}>
            {slot.day === (slots[index - 1] ?? first).day ? null : (
              <span translate="no" className={styles.day}>
                {slot.day}
              </span>
            )}
            <Link to={slot.to} className={styles.slot} aria-label={`${slot.day} ${slot.time}, ${name}`}>
              <time translate="no" dateTime={slot.startsAt}>
                {slot.time}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
