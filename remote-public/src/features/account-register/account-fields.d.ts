import type { UseFormRegisterReturn } from 'react-hook-form';
interface AccountFieldsProps {
  readonly register: (name: 'password' | 'passwordConfirmation' | 'terms') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
}
/** Password with its strength, its confirmation, and the terms: the same at both registrations. */
export declare function AccountFields({ register, errorOf }: AccountFieldsProps): import('react').JSX.Element;
export {};
