import { useState, type FormEvent, type ReactNode } from 'react';
import type { FormFaults, WindowField } from '../model/form-faults.ts';

const check = () => import(/* webpackChunkName: "check-form" */ './check-form.ts');

interface Refusal {
  readonly of: unknown;
  readonly faults: FormFaults;
  readonly part: Awaited<ReturnType<typeof check>>;
}

interface FormCheck {
  readonly zone: string;
  readonly nameOf: (field: WindowField) => string;
  /** What the form is about: what was wrong is forgotten when another takes its place. */
  readonly of?: unknown;
  /** Called after each attempt. */
  readonly onChecked: (form: HTMLFormElement, isRefused: boolean) => void;
}

/** Looks at the day and hours of a search form when it is sent. Where the rules do not come it is sent as it is: whoever reads the address checks it. */
export function useFormCheck({ zone, nameOf, of, onChecked }: FormCheck) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempts, setAttempts] = useState(0);
  const faults = refusal?.of === of ? (refusal?.faults ?? {}) : {};
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const part = await check().catch(() => undefined);
    const found = part?.formFaults(form, zone) ?? {};
    const isRefused = Object.keys(found).length > 0;
    setRefusal(part && isRefused ? { of, faults: found, part } : undefined);
    setAttempts(attempts + 1);
    onChecked(form, isRefused);
  };
  const summary: ReactNode = refusal && <refusal.part.FaultSummary {...{ faults, nameOf, attempts }} />;
  return {
    faults,
    summary,
    form: {
      onFocus: () => void check().catch(() => undefined),
      onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
    },
  };
}
