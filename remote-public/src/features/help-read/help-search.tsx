import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { useFormMemory } from '../../components/use-form-memory.ts';
import styles from './help.module.css';

const queryOf = (q: string): string => new URLSearchParams({ q }).toString();

/** A GET form: it works before the scripts arrive. */
export function HelpSearch({ q }: { readonly q: string }) {
  const { t } = useTranslation('remote-public/reading');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useFormMemory(form, q, queryOf, useRef(q));
  return (
    <Form
      ref={form}
      method="get"
      action="/documentation"
      role="search"
      aria-label={t('help.search.label')}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const { q: typed } = Object.fromEntries(new FormData(event.currentTarget)) as { readonly q: string };
        const asked = typed.trim();
        void navigate(href('/documentation', undefined, { q: asked === '' ? undefined : asked }));
      }}
    >
      <Field
        name="q"
        type="search"
        label={t('help.search.field')}
        defaultValue={q}
        maxLength={100}
        icon={<Search size={18} strokeWidth={1.75} />}
      />
      <Button type="submit">{t('help.search.submit')}</Button>
    </Form>
  );
}
