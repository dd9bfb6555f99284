import { useState } from 'react';
import { useGetForm, type GetFormOptions } from 'shared-ui/domain/get-form/use-get-form.ts';
import { useQueryFields } from 'shared-ui/domain/get-form/use-query-fields.ts';
import type { Faults } from './fault-summary.tsx';

const loadRules = () => import(/* webpackChunkName: "check-form" */ './check-form.ts');
const loadLoaders = () => import(/* webpackChunkName: "data" */ '../loading/loaders.ts');
type Rules = Awaited<ReturnType<typeof loadRules>>;

interface Refusal<Field extends string, Fault extends string> {
  readonly query: string;
  readonly faults: Faults<Field, Fault>;
  readonly rules: Rules;
}

interface SearchFormOptions<Field extends string, Fault extends string> extends Pick<
  GetFormOptions,
  'action' | 'queryOf'
> {
  /** Query string of the fields, which follow its changes. */
  readonly query: string;
  /** Called after the fields were filled: on mount, and when the query changes. */
  readonly onFilled?: (form: HTMLFormElement) => void;
  /** What is wrong with the dates and times of the form, by field. */
  readonly faultsOf?: (rules: Rules, form: HTMLFormElement) => Faults<Field, Fault>;
  /** Line of the error summary. */
  readonly messageOf?: (field: Field, fault: Fault) => string;
  /** Called after each submit. */
  readonly onChecked?: (isRefused: boolean) => void;
}

/** {@link useGetForm} that keeps unsent input and checks dates on submit, by rules that are loaded on focus. */
export function useSearchForm<Field extends string = never, Fault extends string = never>({
  faultsOf,
  messageOf,
  onChecked,
  query,
  onFilled,
  ...options
}: SearchFormOptions<Field, Fault>) {
  const [refusal, setRefusal] = useState<Refusal<Field, Fault>>();
  const [attempts, setAttempts] = useState(0);
  const isValid = async (fields: HTMLFormElement): Promise<boolean> => {
    // Without the rules the form is submitted unchecked: the loader of the result validates its query as well.
    const rules = faultsOf && (await loadRules().catch(() => undefined));
    const faults = (rules && faultsOf?.(rules, fields)) ?? {};
    const isRefused = Object.keys(faults).length > 0;
    setRefusal(rules && isRefused ? { query, faults, rules } : undefined);
    setAttempts(attempts + 1);
    onChecked?.(isRefused);
    return !isRefused;
  };
  const form = useGetForm({ ...options, isValid });
  useQueryFields(form.ref, query, onFilled);
  // Another search is shown by now.
  const current = refusal?.query === query ? refusal : undefined;
  const faults: Faults<Field, Fault> = current?.faults ?? {};
  return {
    faults,
    summary: current && <current.rules.FaultSummary {...{ faults, messageOf, attempts }} />,
    form: {
      ...form,
      // Loads the submit handler before the connection may be lost.
      onFocus: () => void Promise.all([loadLoaders(), faultsOf && loadRules()]).catch(() => undefined),
    },
  };
}
