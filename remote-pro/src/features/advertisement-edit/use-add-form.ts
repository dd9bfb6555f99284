import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import type { AddInput, OwnAdd } from 'shared-contracts/schemas/advertising';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { useTranslation } from 'react-i18next';
import { addQueries, addsKey } from '../../data/advertising/advertisement-queries.ts';
import { changeAdd, createAdd, stepAdd } from '../../data/advertising/advertisements.ts';
import { addAddress, todayOfAdds } from '../../model/add-address.ts';
import { blankAdd, draftSchema, expectedOf, formOf, inputOf, submitSchema, type AddForm } from './add-form.ts';
import { useAddErrors } from './use-add-errors.ts';

type Intent = 'save' | 'submit';

/** A creation whose answer may be lost: kept in this tab, also over a reload, until everything typed is saved. */
interface Creation {
  readonly body: AddInput;
  readonly key: string;
}
const creationDraft = '/pro/publicite#creation';

/** Fields by the columns that the API names. */
const fieldOf = (pointer: string) => {
  const name = pointer.replace(/^\/(?:set\/)?/u, '');
  return (name === 'image' ? 'picture' : name) as keyof AddForm;
};

/** The form of an advertisement: saved as a draft, or complete and submitted. What is typed is kept until then. */
export function useAddForm(add: OwnAdd | undefined, profileTarget: string) {
  const { http, toast } = usePlatform();
  const { t } = useTranslation(['remote-pro/advertisement-form', 'remote-pro/advertising']);
  const { problemOf } = useAddErrors();
  const client = useQueryClient();
  const navigate = useNavigate();
  const intent = useRef<Intent>('save');
  const [base, setBase] = useState(add);
  const [hasChanged, setChanged] = useState(false);
  const creation = useRef<Creation>(undefined);
  const resolver: Resolver<AddForm> = async (form, context, options) => {
    // What was submitted before may have begun.
    const first = base && base.state !== 'draft' ? base.startsOn : undefined;
    const schema = intent.current === 'submit' ? submitSchema(todayOfAdds(), first) : draftSchema;
    const resolve = valibotResolver(schema) as unknown as Resolver<AddForm>;
    const { errors } = await resolve(inputOf(form) as unknown as AddForm, context, options);
    return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors };
  };
  const form = useForm<AddForm>({
    resolver,
    defaultValues: add ? formOf(add) : blankAdd(profileTarget),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const draft = useFormDraft(form, add?.id ?? 'new');

  const change = async (row: OwnAdd, input: Partial<AddInput>): Promise<OwnAdd> => {
    try {
      return await changeAdd(http, row.id, input, expectedOf(row));
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'CHANGED_MEANWHILE') {
        setBase({ ...row, ...(error.problem.details?.['current'] as Partial<OwnAdd>) });
        setChanged(true);
      }
      throw error;
    }
  };
  const forgetCreation = () => {
    creation.current = undefined;
    clearDraft(creationDraft);
  };
  /** Asks again for an answer that was lost, so with the same body and key, and saves over it what is typed now. */
  const create = async (input: AddInput): Promise<OwnAdd> => {
    const earlier: Partial<Creation> = creation.current ?? readDraft(creationDraft);
    const isAgain = earlier.key !== undefined;
    const { body, key } = (creation.current = { body: input, key: crypto.randomUUID(), ...earlier });
    writeDraft(creationDraft, creation.current);
    let row: OwnAdd | undefined;
    try {
      row = await createAdd(http, body, key);
      const { image, ...words } = input;
      // It has used its picture's upload.
      return isAgain ? await change(row, image === body.image ? words : input) : row;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isGone = error.code === 'NOT_FOUND' || error.code === 'TRANSITION_NOT_ALLOWED';
      if (row ? !isGone : error.problem.status !== 422) throw error;
      // It was refused, or made and since then deleted or submitted: what is typed now is another one.
      forgetCreation();
      if (isAgain) return create(input);
      throw error;
    }
  };
  const save = async (values: AddForm): Promise<OwnAdd> =>
    base ? change(base, inputOf(values)) : create(inputOf(values));
  const fail = (error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'CHANGED_MEANWHILE') return;
    for (const { pointer, code } of error.problem.errors) form.setError(fieldOf(pointer), { message: code });
    if (error.problem.errors.length === 0) form.setError('root', { message: error.code });
  };
  const handleValid = async (values: AddForm) => {
    let saved: OwnAdd | undefined;
    try {
      saved = await save(values);
      draft.clear();
      if (!add) forgetCreation();
      // What was approved is in review again by its change alone.
      const isOpen = saved.state === 'draft' || saved.state === 'refused';
      if (intent.current === 'submit' && isOpen) saved = await stepAdd(http, saved, 'review');
      toast.success(saved.state === 'review' ? t('done.review', { ns: 'remote-pro/advertising' }) : t('saved'));
    } catch (error) {
      if (!saved) fail(error);
      // It is saved, and its page is shown next.
      else if (error instanceof ProblemError) {
        const [{ pointer, code } = { pointer: 'root', code: error.code }] = error.problem.errors;
        toast.error(problemOf(code, fieldOf(pointer)));
      } else throw error;
    }
    if (!saved) return;
    const isDone = saved.state === 'review' || saved.state === 'approved';
    client.setQueryData(addQueries(http).one(saved.id).queryKey, saved);
    setBase(saved);
    setChanged(false);
    form.reset(formOf(saved));
    draft.clear();
    void refreshQueries(client, addsKey);
    if (!add || isDone) await navigate(addAddress(saved.id), { replace: true });
  };
  const handle = (chosen: Intent) => async () => {
    intent.current = chosen;
    await form.handleSubmit(handleValid)();
  };
  return {
    form,
    hasChanged,
    /** Shows what somebody else saved instead of what was typed. */
    take: () => {
      if (base) form.reset(formOf(base));
      draft.clear();
      setChanged(false);
    },
    save: handle('save'),
    submit: handle('submit'),
    /** Drops what was typed. */
    discard: draft.clear,
  };
}
