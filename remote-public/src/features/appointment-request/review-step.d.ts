import type { StepProps } from './booking-view.tsx';
/** Everything at a glance, each part changeable; then who asks, then sent. */
export declare function ReviewStep({ professional, booking }: StepProps): import('react').JSX.Element | null;
