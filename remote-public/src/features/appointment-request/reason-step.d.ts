import type { StepProps } from './booking-view.tsx';
/** What the appointment is about, for the professional only. */
export declare function ReasonStep({ professional, booking }: StepProps): import('react').JSX.Element;
