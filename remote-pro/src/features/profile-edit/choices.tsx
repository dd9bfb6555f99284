import { useFormContext } from 'react-hook-form';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import styles from './profile-group.module.css';
import type { ProfileForm } from './profile-form.ts';

interface ChoicesProps {
  readonly name: 'specialities' | 'languages';
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Several of a few values. */
export function Choices({ name, legend, options }: ChoicesProps) {
  const { register } = useFormContext<ProfileForm>();
  return (
    <fieldset id={name} className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox key={value} id={`${name}-${value}`} value={value} label={label} {...register(name)} />
      ))}
    </fieldset>
  );
}
