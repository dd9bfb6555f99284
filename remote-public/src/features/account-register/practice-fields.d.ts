import type { UseFormRegisterReturn } from 'react-hook-form';
interface PracticeFieldsProps {
  readonly register: (name: 'profession' | 'country' | 'city') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
}
/** What is practised, and where. */
export declare function PracticeFields({ register, errorOf }: PracticeFieldsProps): import('react').JSX.Element;
export {};
