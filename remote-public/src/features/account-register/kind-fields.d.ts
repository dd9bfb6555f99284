import type { UseFormRegisterReturn } from 'react-hook-form';
interface KindFieldsProps {
  readonly register: (name: 'kind' | 'companyName') => UseFormRegisterReturn;
  readonly errorOf: (name: string) => string | undefined;
  readonly isFirm: boolean;
}
/** Individual or legal entity; only a firm has a name to give. */
export declare function KindFields({ register, errorOf, isFirm }: KindFieldsProps): import('react').JSX.Element;
export {};
