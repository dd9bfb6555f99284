import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { addPhase } from 'shared-contracts/processes/advertisement-life-cycle';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { AddHistory } from '../../components/advertisement/add-history.tsx';
import { PlacePreview } from '../../components/advertisement/place-preview.tsx';
import { useAddWords } from '../../components/advertisement/use-add-words.ts';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { useIsListed } from '../../components/plan-notice/use-is-listed.ts';
import { todayOfAdds } from '../../model/add-address.ts';
import { AddNumbers } from './add-numbers.tsx';
import styles from './show-advertisement.module.css';

interface ShowAdvertisementProps {
  readonly add: OwnAdd;
  readonly professional: OwnProfessional;
}

/** An advertisement that is no draft any more: what it says, how it does, and how it came to be so. */
export function ShowAdvertisement({ add, professional }: ShowAdvertisementProps) {
  const { t } = useTranslation('remote-pro/advertising');
  const { apiUrl } = usePlatform();
  const { period } = useAddWords();
  const targetName = add.target.startsWith('/article/')
    ? t('details.article')
    : t(add.target.startsWith('/lawyers/booking/') ? 'details.booking' : 'details.profile');
  return (
    <>
      <StateNote add={add} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {add.impressions > 0 || addPhase(add, todayOfAdds()) === 'running' ? <AddNumbers add={add} /> : null}
          <EditCard id="details" title={t('details.title')}>
            <SummaryList
              rows={[
                { term: t('columns.placement'), value: t(`placement.${add.placement}`) },
                { term: t('columns.period'), value: period(add) },
                { term: t('details.target'), value: <Link to={add.target}>{targetName}</Link> },
              ]}
            />
            <PlacePreview add={add} image={imageAddress(add.image, apiUrl)} />
          </EditCard>
        </div>
        <AddHistory add={add} professional={professional} />
      </div>
    </>
  );
}

/** What the state means for the professional, where that is not plain. */
function StateNote({ add }: { readonly add: OwnAdd }) {
  const { t } = useTranslation('remote-pro/advertising');
  const { locale } = usePlatform();
  const isListed = useIsListed();
  const today = todayOfAdds();
  const phase = addPhase(add, today);
  if (!isListed && (phase === 'running' || phase === 'scheduled'))
    return <Notice tone="warning">{t('note.unverified')}</Notice>;
  if (phase === 'review') return <Notice>{t(add.endsOn < today ? 'note.reviewLate' : 'note.review')}</Notice>;
  if (phase === 'scheduled') return <Notice>{t('note.scheduled', { first: formatDate(add.startsOn, locale) })}</Notice>;
  if (phase === 'paused') return <Notice tone="warning">{t('note.paused')}</Notice>;
  return null;
}
