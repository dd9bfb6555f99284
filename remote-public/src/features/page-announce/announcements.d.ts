/** The public pages that are planned but not open, and the one useful thing to do on each today. */
export declare const announcements: {
  readonly blog: {
    readonly to: '/';
    readonly label: 'home';
  };
  readonly article: {
    readonly to: '/';
    readonly label: 'home';
  };
  readonly news: {
    readonly to: '/';
    readonly label: 'home';
  };
  readonly products: {
    readonly to: '/inscription';
    readonly label: 'join';
  };
  readonly documentation: {
    readonly to: '/recherche';
    readonly label: 'search';
  };
  readonly pricing: {
    readonly to: '/inscription';
    readonly label: 'join';
  };
  readonly assistant: {
    readonly to: '/recherche';
    readonly label: 'search';
  };
  readonly schedule: {
    readonly to: '/recherche';
    readonly label: 'available';
  };
  readonly room: {
    readonly to: '/login-user';
    readonly label: 'signIn';
  };
  readonly jitsi: {
    readonly to: '/login-user';
    readonly label: 'signIn';
  };
  readonly zoom: {
    readonly to: '/login-user';
    readonly label: 'signIn';
  };
  readonly documents: {
    readonly to: '/login';
    readonly label: 'professionalSignIn';
  };
  readonly reset: {
    readonly to: '/login-user';
    readonly label: 'signIn';
  };
  readonly privacy: {
    readonly to: '/';
    readonly label: 'home';
  };
  readonly terms: {
    readonly to: '/';
    readonly label: 'home';
  };
  readonly sale: {
    readonly to: '/';
    readonly label: 'home';
  };
  readonly card: {
    readonly to: '/professionnels';
    readonly label: 'search';
  };
};
export type Topic = keyof typeof announcements;
