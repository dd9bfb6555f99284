import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { EditConsultations } from '../../features/consultations-edit/edit-consultations.tsx';
import { EditPictures } from '../../features/picture-edit/edit-pictures.tsx';
import { ContactGroup } from '../../features/profile-edit/contact-group.tsx';
import { DescriptionGroup } from '../../features/profile-edit/description-group.tsx';
import { IdentityGroup } from '../../features/profile-edit/identity-group.tsx';
import { NoticeGroup } from '../../features/profile-edit/notice-group.tsx';
import { PlaceGroup } from '../../features/profile-edit/place-group.tsx';
import { PracticeGroup } from '../../features/profile-edit/practice-group.tsx';
import { emptyAsNull, type ProfileValues } from '../../features/profile-edit/profile-form.ts';
import { PreviewProfile } from '../../features/profile-preview/preview-profile.tsx';
import { NextStep } from '../../components/next-step/next-step.tsx';
import styles from './profile-page.module.css';

/** `/pro/profile`: who the professional is and what can be booked, beside what visitors see of it. */
export function Component() {
  const { t } = useTranslation('remote-pro/profile');
  const queries = practiceQueries(usePlatform().http);
  const { data: professional } = useSuspenseQuery(queries.professional());
  const { data: consultations } = useSuspenseQuery(queries.consultations());
  const { data: rules } = useSuspenseQuery(queries.rules());
  const [typed, setTyped] = useState<ProfileValues>({});
  const handleInput = useCallback((values: ProfileValues) => setTyped((all) => ({ ...all, ...values })), []);
  const shown = useDeferredValue(useMemo(() => ({ ...professional, ...emptyAsNull(typed) }), [professional, typed]));
  // What is typed re-renders the preview alone, and its own group.
  const groups = useMemo(() => {
    const group = { professional, onInput: handleInput };
    return (
      <div className={styles.groups}>
        <NextStep
          professional={professional}
          hasHours={rules.length > 0}
          hasConsultation={consultations.some(({ active }) => active)}
        />
        <EditPictures professional={professional} />
        <IdentityGroup {...group} />
        <PracticeGroup {...group} />
        <DescriptionGroup {...group} />
        <EditConsultations professional={professional} />
        <NoticeGroup {...group} />
        <PlaceGroup {...group} />
        <ContactGroup {...group} />
      </div>
    );
  }, [professional, consultations, rules, handleInput]);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        {groups}
        <Card ground="sunken" className={styles.preview} tabIndex={0} aria-labelledby="preview-heading">
          <PreviewProfile professional={shown} />
        </Card>
      </div>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/profile');
  return <AreaFailure title={t('title')} />;
}
