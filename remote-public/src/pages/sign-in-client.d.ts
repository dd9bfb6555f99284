/** `/login-user` */
export declare function Component(): import('react').JSX.Element;
