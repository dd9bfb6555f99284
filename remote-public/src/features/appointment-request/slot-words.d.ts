/** A slot at the visitor's time, with the professional's where it differs. */
export declare function SlotWords({
  startsAt,
  professionalZone,
}: {
  readonly startsAt: string;
  readonly professionalZone: string;
}): import('react').JSX.Element;
