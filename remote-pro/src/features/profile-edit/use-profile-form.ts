import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { phoneResolver } from 'shared-ui/domain/phone/phone-resolver.ts';
import { saveProfile } from '../../data/practice/own-professional.ts';
import { mergeInput } from '../../model/merge-input.ts';
import { profileDraft } from '../../model/profile-draft.ts';
import { professionalKey, refreshPractice } from '../../data/practice/practice-queries.ts';
import {
  columnsFor,
  columnsOf,
  emptyAsNull,
  schemaOf,
  valuesOf,
  type ProfileColumns,
  type ProfileField,
  type ProfileForm,
  type ProfileValues,
} from './profile-form.ts';

interface ProfileDraft {
  readonly values: ProfileValues;
  /** The columns that the form was filled from: what was changed meanwhile is noticed after a reload too. */
  readonly base: ProfileColumns;
}

const draftOf = (key: string): ProfileDraft | undefined => {
  const { base, ...values } = readDraft(key);
  return typeof base === 'object' && base !== null ? { values, base } : undefined;
};

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

function resolverOf(
  fields: readonly ProfileField[],
  country: string,
  stored: string | null | undefined,
): Resolver<ProfileForm> {
  const resolve = valibotResolver(schemaOf(fields)) as unknown as Resolver<ProfileForm>;
  return phoneResolver<ProfileForm, ProfileForm>(
    (values, context, options) => resolve(emptyAsNull(values) as unknown as ProfileForm, context, options),
    { name: 'publicPhone', given: () => country, stored },
  );
}

interface ProfileGroupOptions {
  /** Of its draft. */
  readonly name: string;
  readonly fields: readonly ProfileField[];
  readonly professional: OwnProfessional;
  /** Called with what was typed, for the preview. */
  readonly onInput: (values: ProfileValues) => void;
  readonly savedText: string;
}

/** Some fields of the profile as a form: saved while nobody changed them meanwhile, kept while they are not saved. */
export function useProfileForm({ name, fields, professional, onInput, savedText }: ProfileGroupOptions) {
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const key = profileDraft(name);
  const [draft] = useState(() => draftOf(key));
  const [base, setBase] = useState(() => draft?.base ?? columnsFor(fields, professional));
  /** Columns that somebody else changed since the form was filled. */
  const [changed, setChanged] = useState<ProfileColumns>();
  const form = useForm<ProfileForm>({
    resolver: resolverOf(fields, professional.country, base.publicPhone),
    defaultValues: valuesOf(base),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { reset, getValues, formState, control } = form;
  const { isDirty } = formState;
  const fill = (columns: ProfileColumns, input: ProfileValues = valuesOf(columns)) => {
    setBase(columns);
    reset(valuesOf(columns), { keepSubmitCount: true });
    reset(input, { keepDefaultValues: true, keepSubmitCount: true });
  };
  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);
  const read = columnsFor(fields, professional);
  const [seen, setSeen] = useState(read);
  const [readAnew, setReadAnew] = useState<ProfileColumns>();
  if (!isSame(read, seen)) {
    setSeen(read);
    // Another group, tab or device changed what this form shows; over what is typed here it is noticed when saving.
    if (!isDirty) {
      setBase(read);
      setReadAnew(read);
    }
  }
  useEffect(() => {
    if (readAnew) reset(valuesOf(readAnew));
  }, [readAnew, reset]);
  const values = useWatch({ control }) as ProfileValues;
  useEffect(() => {
    onInput(values);
    if (isSame(values, { ...values, ...valuesOf(base) })) clearDraft(key);
    else writeDraft(key, { ...values, base });
  }, [base, key, onInput, values]);

  const handleSave = async (output: ProfileForm) => {
    try {
      // The resolver's output: values as columns take them.
      const change = columnsOf(output as unknown as Record<string, unknown>);
      const saved = await saveProfile(http, professional.id, change, base);
      const columns = columnsFor(fields, saved);
      fill(columns);
      setChanged(undefined);
      client.setQueryData(professionalKey, saved);
      toast.success(savedText);
      void refreshPractice(client);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE') {
        const current = (error.problem.details?.['current'] ?? {}) as ProfileColumns;
        const now = { ...base, ...current };
        fill(now, mergeInput(getValues(), valuesOf(base), valuesOf(now)));
        const { latitude, longitude } = now;
        // A position is shown whole, where only one of its columns differs too.
        setChanged('latitude' in current || 'longitude' in current ? { ...current, latitude, longitude } : current);
        void refreshPractice(client);
        return;
      }
      const { errors } = error.problem;
      for (const { pointer, code } of errors) form.setError(pointer.slice(1) as ProfileField, { message: code });
      if (errors.length === 0) form.setError('root', { message: error.code });
    }
  };
  return {
    form,
    /** What was typed instead of the columns that somebody else changed. */
    changed,
    /** Drops what was typed. */
    discard: () => {
      fill(changed ? base : read);
      setChanged(undefined);
    },
    handleSubmit: form.handleSubmit(handleSave),
  };
}
