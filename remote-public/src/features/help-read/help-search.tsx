import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { Button } from 'shared-ui/button/button';
import { Field } from 'shared-ui/field/field';
import styles from './help.module.css';

/** A GET form: it works before the scripts arrive. */
export function HelpSearch({ q }: { readonly q: string }) {
  const { t } = useTranslation('remote-public/reading');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // The back button changed the address: the field follows. What was typed before the scripts came stays.
  const shown = useRef(q);
  useEffect(() => {
    if (shown.current !== q && field.current) field.current.value = q;
    shown.current = q;
  }, [q]);
  return (
    <Form
      method="get"
      action="/documentation"
      role="search"
      aria-label={t('help.search.label')}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = field.current?.value.trim() ?? '';
        void navigate(href('/documentation', undefined, { q: asked === '' ? undefined : asked }));
      }}
    >
      <Field
        ref={field}
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
