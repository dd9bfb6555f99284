import { textLimits } from 'shared-contracts/schemas/text-limits';
import { Field, type FieldProps } from '../../primitives/field/field.tsx';

/** A field for an e-mail address, which counts against the longest one that is stored. */
export const EmailField = (props: FieldProps) => (
  <Field inputMode="email" {...props} type="email" limit={textLimits.email} />
);
