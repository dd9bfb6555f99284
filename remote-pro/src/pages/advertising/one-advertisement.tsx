import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { canEditAdd } from 'shared-contracts/processes/advertisement-life-cycle';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AddBadge } from '../../components/advertisement/add-badge.tsx';
import { AddHistory } from '../../components/advertisement/add-history.tsx';
import { DeleteAdvertisement } from '../../components/advertisement/delete-advertisement.tsx';
import { useAddWords } from '../../components/advertisement/use-add-words.ts';
import { PlanNotice } from '../../components/plan-notice/plan-notice.tsx';
import { useIsInPlan } from '../../components/plan-notice/use-is-in-plan.ts';
import { addQueries } from '../../data/advertising/advertisement-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { EditAdvertisement } from '../../features/advertisement-edit/edit-advertisement.tsx';
import { AddActions } from '../../features/advertisement-show/add-actions.tsx';
import { ShowAdvertisement } from '../../features/advertisement-show/show-advertisement.tsx';
import { todayOfAdds } from '../../model/add-address.ts';

/** The head of one advertisement, with the way back to all. */
function Head({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation('remote-pro/advertising');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} actions={actions} back={<Link to={href('/pro/publicite')}>{t('back')}</Link>}>
        {children}
      </PageHead>
    </>
  );
}

/** The form of a new advertisement; without the plan, what the plan would give. */
export function NewAdvertisement() {
  const { t } = useTranslation('remote-pro/advertisement-form');
  const { data: professional } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  const isInPlan = useIsInPlan('advertising');
  return (
    <>
      <Head title={t('newTitle')} />
      <PlanNotice entitlement="advertising" />
      {isInPlan ? <EditAdvertisement professional={professional} add={undefined} /> : null}
    </>
  );
}

/** A draft or refused one as its form, anything else as it is shown; with `edit=1` the form of what is approved. */
export function OneAdvertisement({ id }: { readonly id: string }) {
  const { t } = useTranslation('remote-pro/advertising');
  const { http } = usePlatform();
  const [search] = useSearchParams();
  const { data: add } = useSuspenseQuery(addQueries(http).one(id));
  const { data: professional } = useSuspenseQuery(practiceQueries(http).professional());
  const { titleOf } = useAddWords();
  const isDraft = add.state === 'draft' || add.state === 'refused';
  const isEditing = isDraft || (search.has('edit') && canEditAdd(add, todayOfAdds()));
  return (
    <>
      <Head title={titleOf(add)} actions={isEditing ? undefined : <AddActions add={add} />}>
        <AddBadge add={add} />
      </Head>
      {isDraft ? <PlanNotice entitlement="advertising" /> : null}
      {add.refusalReason === null ? null : (
        <Notice tone="danger" title={t('note.refused')}>
          <p lang="">{add.refusalReason}</p>
        </Notice>
      )}
      {isEditing ? (
        <>
          <EditAdvertisement
            professional={professional}
            add={add}
            actions={isDraft ? <DeleteAdvertisement add={add} /> : undefined}
          />
          <AddHistory add={add} professional={professional} />
        </>
      ) : (
        <ShowAdvertisement add={add} professional={professional} />
      )}
    </>
  );
}
