import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { provedColumns } from 'shared-contracts/processes/proved-columns';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import type { ProfileForm } from './profile-form.ts';

const columns = Object.keys(provedColumns) as (keyof typeof provedColumns)[];

/** What happens to the verification when something that was checked is changed: said while it is typed. */
export function ProofNotice() {
  const { t } = useTranslation(['remote-pro/profile', 'remote-pro/document-kinds']);
  const { http, locale } = usePlatform();
  const { data: documents = [] } = useQuery(practiceQueries(http).documents());
  const { dirtyFields } = useFormContext<ProfileForm>().formState;
  const proofs = columns
    .filter((column) => dirtyFields[column])
    .flatMap((column): readonly string[] => provedColumns[column]);
  const rechecked = documents.filter(({ kind, state }) => state === 'accepted' && proofs.includes(kind));
  return (
    <div role="status">
      {rechecked.length === 0 ? null : (
        <Notice title={t('proof.title')}>
          {t('proof.text', {
            list: new Intl.ListFormat(locale).format(
              rechecked.map(({ kind }) => t(kind, { ns: 'remote-pro/document-kinds' })),
            ),
          })}
        </Notice>
      )}
    </div>
  );
}
