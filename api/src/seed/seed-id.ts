import { createHash } from 'node:crypto';

/** The same name always gives the same UUID, so that two seedings and two machines agree. */
export function seedId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`nimbia seed\0${kind}\0${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A whole number from 0 to `below` - 1 that a name decides. */
export function pick(name: string, below: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % below;
}
