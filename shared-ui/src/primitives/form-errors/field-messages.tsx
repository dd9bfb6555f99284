/** The shape of react-hook-form's `formState.errors`, without depending on it: `message` holds an error code. */
export type FieldErrorTree = Readonly<Record<string, unknown>>;

export interface FieldCode {
  /** The field's path as `register` knows it: `hours.0.startTime`. */
  readonly name: string;
  readonly code: string;
}

const isObject = (value: unknown): value is FieldErrorTree => typeof value === 'object' && value !== null;

/** Every error code of a form in the order of its fields. `root` (a server error about the whole form) has no field. */
export function fieldCodes(errors: FieldErrorTree, prefix = ''): readonly FieldCode[] {
  return Object.entries(errors).flatMap(([key, value]): readonly FieldCode[] => {
    if (!isObject(value) || key === 'ref') return [];
    const name = `${prefix}${key}`;
    if (typeof value['message'] === 'string') return [{ name, code: value['message'] }];
    return fieldCodes(value, `${name}.`);
  });
}

/** The translated message of one field, if any. */
export function fieldMessage(
  errors: FieldErrorTree,
  name: string,
  translate: (code: string) => string,
): string | undefined {
  const found = fieldCodes(errors).find((error) => error.name === name);
  return found && translate(found.code);
}
