import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export interface GetFormOptions {
  /** Path of the page that shows the result. */
  readonly action: string;
  /** Query string of the submitted fields; by default those that are not empty. */
  readonly queryOf?: (form: HTMLFormElement) => string;
  /** Called before the navigation, which it can refuse. */
  readonly isValid?: (form: HTMLFormElement) => boolean | Promise<boolean>;
}

/** The fields of a form that are not empty, as a query string. */
export const filledFields = (form: HTMLFormElement): string =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  ).toString();

/**
 * Props of a `<Form>` that searches (decision 082). It is a plain GET form, so that it works before the scripts are loaded; then it navigates
 * without a reload and without empty fields. `useQueryFields` keeps its unsent input.
 */
export function useGetForm({ action, queryOf = filledFields, isValid = () => true }: GetFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const handleSubmit = async (form: HTMLFormElement) => {
    if (await isValid(form)) await navigate({ pathname: action, search: queryOf(form) });
  };
  return {
    ref,
    action,
    method: 'get',
    role: 'search',
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void handleSubmit(event.currentTarget);
    },
  } as const;
}
