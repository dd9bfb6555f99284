import { useId, useState } from 'react';
import { monogramOf } from './monogram-of.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** The person's name, whose initials replace a missing or broken portrait. */
  readonly name: string;
  /** The person's id, from which the rosette around the initials is drawn. */
  readonly id: string;
  readonly src?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large' | 'face' | 'portrait' | undefined;
  /** Only where the name is not beside the picture; otherwise it is decorative. */
  readonly alt?: string | undefined;
  readonly loading?: 'lazy' | 'eager' | undefined;
}

const SIZES = { small: 32, medium: 44, large: 64, face: 88, portrait: 112 } as const;

/** First letters of the first and the last word, without particles: "Aïcha de la Tour" gives "AT". */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^(Me|Maître|Dr|Pr|M\.|Mme|Mr|Mrs|Ms)\s+/u, '')
    .split(/[\s\u00a0]+/u)
    .filter((word) => /^\p{Lu}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('') || ([...name.trim()][0] ?? '').toUpperCase();
}

/** A portrait, or the person's engraved monogram. */
export function Avatar({ name, id, src, size = 'medium', alt = '', loading = 'lazy' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const ringId = useId();
  const pixels = SIZES[size];
  if (src && src !== broken) {
    return (
      <img
        className={styles.avatar}
        data-size={size}
        src={src}
        alt={alt}
        width={pixels}
        height={pixels}
        loading={loading}
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  }
  const { tint, ring, copies } = monogramOf(id);
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-tint={tint}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <svg className={styles.rosette} viewBox="-100 -100 200 200">
        <defs>
          <path id={ringId} d={ring} />
        </defs>
        {copies.map((transform) => (
          <use key={transform} href={`#${ringId}`} transform={transform} />
        ))}
      </svg>
      {initialsOf(name)}
    </span>
  );
}
