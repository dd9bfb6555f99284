/** The other language and the other theme. */
export declare function HeaderSwitches(): import('react').JSX.Element;
