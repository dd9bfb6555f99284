/** What a professional can expect between registering and the first client. */
export declare function AfterRegistration(): import('react').JSX.Element;
