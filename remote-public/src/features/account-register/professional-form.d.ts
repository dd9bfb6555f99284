/** First step of a professional's registration: account and identity. The documents come later. */
export declare function ProfessionalForm({
  onRegistered,
}: {
  readonly onRegistered: () => void;
}): import('react').JSX.Element;
