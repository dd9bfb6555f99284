/** The five seconds in which a worried person understands what to do here. */
export declare function HomeHero(): import('react').JSX.Element;
