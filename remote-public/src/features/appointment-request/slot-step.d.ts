import type { StepProps } from './booking-view.tsx';
/** Day and time. The calendar needs the visitor's clock, so the server leaves its room empty. */
export declare function SlotStep({ professional, booking }: StepProps): import('react').JSX.Element;
