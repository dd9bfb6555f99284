import { useId, useState } from 'react';
import { initialsOf } from 'shared-contracts/formats/person/initials-of';
import { monogramOf } from 'shared-contracts/formats/person/monogram-of';
import styles from './avatar.module.css';
import { sourceSet } from './source-set.ts';

export interface AvatarProps {
  /** The person's name, whose initials replace a missing or broken portrait. */
  readonly name: string;
  /** The person's id, from which the rosette around the initials is drawn. */
  readonly id: string;
  /** Uploaded pictures, whose address starts with `http`, are fetched in the size that is shown. */
  readonly src?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large' | 'face' | 'portrait' | undefined;
  /** Only where the name is not beside the picture; otherwise it is decorative. */
  readonly alt?: string | undefined;
  readonly loading?: 'lazy' | 'eager' | undefined;
}

const SIZES = { small: 32, medium: 44, large: 64, face: 88, portrait: 144 } as const;

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
        srcSet={sourceSet(src)}
        sizes={`${pixels}px`}
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
      <span translate="no">{initialsOf(name)}</span>
    </span>
  );
}
