import type { StepProps } from './booking-view.tsx';
/** Says at once that a slot from an old link is gone, before anything is typed. */
export declare function SlotCheck({ professional, booking }: StepProps): import('react').JSX.Element | null;
