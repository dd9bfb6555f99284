import type { StepProps } from './booking-view.tsx';
/** How to meet: only the ways that this professional offers. */
export declare function TypeStep({ professional, booking }: StepProps): import('react').JSX.Element;
