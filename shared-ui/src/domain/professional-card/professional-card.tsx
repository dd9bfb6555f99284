import { Languages, MapPin } from 'lucide-react';
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
  readonly name: string;
  readonly profession: string;
  readonly city: string;
  readonly photo?: string | null | undefined;
  readonly specialities: readonly string[];
  /** "+3" where there are more specialities than are shown. */
  readonly moreSpecialities?: string | undefined;
  /** "Français, anglais, ewondo" */
  readonly languages: string;
  readonly languagesLabel: string;
  readonly rating?: RatingProps | undefined;
  /** Present when an operator has verified the professional: "Vérifié". */
  readonly verifiedLabel?: string | undefined;
  /** Present when the professional takes a call right now: "Disponible maintenant". */
  readonly availableLabel?: string | undefined;
  /** "Prochains créneaux" */
  readonly slotsTitle: string;
  /** "Fuseau Douala": on its own line, so that another zone moves nothing. */
  readonly slotsZone?: string | undefined;
  /** Undefined while loading: the card keeps its height. */
  readonly slots: readonly CardSlot[] | undefined;
  /** "Aucun créneau dans les 60 jours" */
  readonly noSlots: string;
  /** Present on a paid placement: "Publicité". */
  readonly advertisingLabel?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** A link or button under the slots ("Voir tous les créneaux"). */
  readonly action?: ReactNode;
}

/** One professional in a list: name, fields, place, languages and free slots. */
export function ProfessionalCard(props: ProfessionalCardProps) {
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className={styles.card} data-advertising={props.advertisingLabel === undefined ? undefined : true}>
      <div className={styles.columns}>
        <div className={styles.person}>
          <Avatar name={props.name} src={props.photo} size="large" />
          <div className={styles.texts}>
            {props.advertisingLabel === undefined ? null : (
              <p className={styles.advertising}>{props.advertisingLabel}</p>
            )}
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
            <p className={styles.profession}>
              {props.profession}
              {props.rating === undefined ? null : <Rating {...props.rating} />}
            </p>
          </div>
          <div className={styles.details}>
            <ul className={styles.facts}>
              <li>
                <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
                {props.city}
              </li>
              <li title={props.languagesLabel}>
                <Languages size={16} strokeWidth={1.75} aria-hidden="true" />
                {props.languages}
              </li>
              {props.availableLabel === undefined ? null : (
                <li className={styles.available}>
                  <span className={styles.dot} aria-hidden="true" />
                  {props.availableLabel}
                </li>
              )}
            </ul>
            <ul className={styles.specialities}>
              {props.specialities.map((speciality) => (
                <li key={speciality}>
                  <Badge>{speciality}</Badge>
                </li>
              ))}
              {props.moreSpecialities === undefined ? null : <li className={styles.rest}>{props.moreSpecialities}</li>}
            </ul>
          </div>
        </div>
        <div className={styles.when}>
          <p className={styles.slotsTitle}>
            {props.slotsTitle} <span className={styles.zone}>{props.slotsZone}</span>
          </p>
          <CardSlots {...props} />
          {props.action}
        </div>
      </div>
    </article>
  );
}

function CardSlots({ slots, noSlots, name }: Pick<ProfessionalCardProps, 'slots' | 'noSlots' | 'name'>) {
  if (slots === undefined) return <div className={styles.pending} aria-hidden="true" />;
  if (slots.length === 0) return <p className={styles.noSlots}>{noSlots}</p>;
  return (
    <ul className={styles.slots}>
      {slots.map((slot) => (
        <li key={slot.startsAt}>
          <Link to={slot.to} className={styles.slot} aria-label={`${slot.day} ${slot.time}, ${name}`}>
            <time dateTime={slot.startsAt}>
              <span className={styles.day}>{slot.day}</span> <span className={styles.time}>{slot.time}</span>
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
