import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { ReadingForm } from '../../reading/reading-form.tsx';
import type { ArticleFilter } from '../../reading/article-filter.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

interface ArticleFormProps {
  readonly filter: ArticleFilter;
  readonly path: string;
}

/** Searches and filters a list of articles. */
export function ArticleForm({ filter, path }: ArticleFormProps) {
  const { t } = useTranslation('remote-public/reading');
  return (
    <ReadingForm
      action={path}
      filter={filter}
      label={t('form.label')}
      langLabel={t('field.lang')}
      search={
        <Field
          name="q"
          type="search"
          label={t('field.q')}
          defaultValue={filter.q}
          limit={textLimits.search}
          icon={<Search size={18} strokeWidth={1.75} />}
        />
      }
    >
      {filter.author === undefined ? null : <input type="hidden" name="author" value={filter.author} />}
    </ReadingForm>
  );
}
