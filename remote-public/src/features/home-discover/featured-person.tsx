import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { verificationLines } from 'shared-ui/domain/public-profile/verification-lines.ts';
import { ProfessionalResult } from '../../professionals/professional-result.tsx';
import type { HomeData } from '../../home/home-loader.ts';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import styles from './section.module.css';

/** One person beside the search: who checked them, what they ask, and when they are free. */
export function FeaturedPerson({ best }: { readonly best: HomeData['best'] }) {
  const professional = best.ok ? best.value.professionals[0] : undefined;
  if (!best.ok || professional === undefined) return null;
  return (
    <div className={styles.featured}>
      <ProfessionalResult
        professional={professional}
        times={best.value.slots && best.value.slots[professional.id]}
        to={href('/professionnels/:idname', { idname: professional.slug })}
        headingLevel={2}
      />
      <Verification professional={professional} />
    </div>
  );
}

function Verification({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/common');
  const { registered, checked } = verificationLines(professional, usePlatform().locale, t);
  return <p className={styles.verification}>{[registered, checked].filter(Boolean).join(' ')}</p>;
}
