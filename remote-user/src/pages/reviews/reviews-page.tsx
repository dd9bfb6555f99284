import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { reviewQueries, reviewsKey } from '../../data/review-queries.ts';
import { useLive } from '../../data/use-live.ts';
import { ReviewForm } from '../../features/review-write/review-form.tsx';
import { WrittenReview } from '../../features/review-write/written-review.tsx';
import { dayOf } from '../../model/day-of.ts';
import styles from './reviews-page.module.css';

/** `/user/avis`: the reviews to write (`?write=` opens one), and the written ones with the replies. */
export function Component() {
  const { t } = useTranslation('remote-user/reviews');
  const { http } = usePlatform();
  const [address, setAddress] = useSearchParams();
  const { isBusy } = useShownSearch();
  const queries = reviewQueries(http);
  useLive('review.', reviewsKey);
  const [todo, cursor] = [address.get('todo'), address.get('cursor')];
  const waiting = useSuspenseQuery(queries.toWrite(todo)).data;
  const written = useSuspenseQuery(queries.written(cursor)).data;
  const addressWith = (name: 'todo' | 'cursor' | 'write', value: string | null) => {
    const next = new URLSearchParams(address);
    next.delete('write');
    if (value === null) next.delete(name);
    else next.set(name, value);
    return `?${next.toString()}`;
  };
  const opened = address.get('write');
  const isEmpty = waiting.appointments.length + written.reviews.length === 0 && todo === null && cursor === null;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {isEmpty ? (
        <EmptyState
          isFirstRun
          title={t('empty.title')}
          action={
            <ButtonLink variant="secondary" to={href('/recherche')}>
              {t('empty.find')}
            </ButtonLink>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <section className={styles.part} aria-labelledby="to-write">
            <h2 id="to-write" className={styles.heading}>
              {t('toWrite.title')}
            </h2>
            {waiting.appointments.length === 0 ? <p className={styles.note}>{t('toWrite.none')}</p> : null}
            <ul className={styles.list} aria-label={t('toWrite.list')} aria-busy={isBusy}>
              {waiting.appointments.map((appointment) => (
                <li key={appointment.id} tabIndex={-1}>
                  <Card>
                    {appointment.id === opened ? (
                      <div className={styles.writing}>
                        <Met appointment={appointment} />
                        <ReviewForm
                          appointmentId={appointment.id}
                          endsAt={appointment.endsAt}
                          name={partyName(appointment.professional)}
                          onClose={() => setAddress(addressWith('write', null), { preventScrollReset: true })}
                        />
                      </div>
                    ) : (
                      <Met appointment={appointment} writeAt={addressWith('write', appointment.id)} />
                    )}
                  </Card>
                </li>
              ))}
            </ul>
            <Pagination
              label={t('toWrite.pages')}
              previousLabel={t('written.latest')}
              nextLabel={t('written.earlier')}
              previous={todo === null ? undefined : addressWith('todo', null)}
              next={waiting.next === null ? undefined : addressWith('todo', waiting.next)}
            />
          </section>
          {written.reviews.length === 0 ? null : (
            <section className={styles.part} aria-labelledby="written">
              <h2 id="written" className={styles.heading}>
                {t('written.title')}
              </h2>
              <ul className={styles.list} aria-label={t('written.list')} aria-busy={isBusy}>
                {written.reviews.map((review) => (
                  <li key={review.id} tabIndex={-1}>
                    <Card>
                      <WrittenReview review={review} />
                    </Card>
                  </li>
                ))}
              </ul>
              <Pagination
                label={t('written.pages')}
                previousLabel={t('written.latest')}
                nextLabel={t('written.earlier')}
                previous={cursor === null ? undefined : addressWith('cursor', null)}
                next={written.next === null ? undefined : addressWith('cursor', written.next)}
              />
            </section>
          )}
        </>
      )}
    </>
  );
}

/** Whom the person met and when, with the way to the form. */
function Met({ appointment, writeAt }: { readonly appointment: Appointment; readonly writeAt?: string }) {
  const { t } = useTranslation('remote-user/reviews');
  const { locale, apiUrl } = usePlatform();
  const { professional, startsAt } = appointment;
  const name = partyName(professional);
  return (
    <div className={styles.met}>
      <Avatar name={name} id={professional.id} src={imageAddress(professional.profileImage, apiUrl)} size="small" />
      <div className={styles.who}>
        <p translate="no" className={styles.name}>
          {name}
        </p>
        <p className={styles.note}>
          <time translate="yes" dateTime={startsAt}>
            {t('toWrite.met', { date: formatDate(dayOf(startsAt), locale) })}
          </time>
        </p>
      </div>
      {writeAt === undefined ? null : (
        <ButtonLink
          to={writeAt}
          preventScrollReset
          size="dense"
          variant="secondary"
          aria-label={t('toWrite.writeOf', { name })}
        >
          {t('toWrite.write')}
        </ButtonLink>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/reviews');
  return <AreaFailure title={t('title')} />;
}
