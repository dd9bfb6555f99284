/** Booking in three steps. */
export declare function HowItWorks(): import('react').JSX.Element;
