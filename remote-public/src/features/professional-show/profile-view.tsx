import { ProfileDescription } from 'shared-ui/domain/public-profile/profile-description.tsx';
import { ProfileHead } from 'shared-ui/domain/public-profile/profile-head.tsx';
import { ProfilePractical } from 'shared-ui/domain/public-profile/profile-practical.tsx';
import { Advertisement } from '../../professionals/advertisement.tsx';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { callPath } from 'shared-ui/domain/booking/booking-path.ts';
import { Directions } from './directions.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileArticles } from './profile-articles.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileBooking } from './profile-booking.tsx';
import { ProfileConsultations } from './profile-consultations.tsx';
import { ProfileReviews } from './profile-reviews.tsx';
import { usePublicWords } from './use-public-words.ts';
import styles from './profile-view.module.css';

/** Who a professional is, who checked that, what can be booked and when; advertising stands last. */
export function ProfileView({ data }: { readonly data: ProfileData }) {
  const words = usePublicWords();
  const { professional, reviews, isLaterPage, adds } = data;
  return (
    <div className={styles.page}>
      <ProfileHead
        professional={professional}
        words={words}
        reviews="#reviews"
        callNow={callPath(professional.id, data.consultationId)}
      />
      <div className={styles.offer}>
        <ProfileDescription professional={professional} words={words} />
        <ProfileConsultations {...data} />
      </div>
      <div className={styles.aside}>
        <ProfileBooking {...data} />
        <ProfileActions professional={professional} />
      </div>
      <div className={styles.main}>
        <ProfilePractical
          professional={professional}
          words={words}
          directions={<Directions professional={professional} />}
        />
        <ProfileReviews professional={professional} reviews={reviews} isLaterPage={isLaterPage} />
        <ProfileArticles articles={data.articles} />
        {adds.map((add) => (
          <Advertisement key={add.id} add={add} />
        ))}
      </div>
      <ProfileBar {...data} />
    </div>
  );
}
