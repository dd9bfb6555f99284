import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ProfessionalResult } from '../../../professionals/professional-result.tsx';
import { listProfessionals, type ProfessionalPage } from '../../../professionals/list-professionals.ts';
import { settle } from '../../../loading/settle.ts';
import partStyles from '../steps/choice-part.module.css';

const SHOWN = 2;

/** Other people of the same profession who are available now; nothing where there are none. */
export function OthersNow({ professional: { id, profession } }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation('remote-public/call');
  const platform = usePlatform();
  const [page, setPage] = useState<ProfessionalPage>();
  useEffect(() => {
    const controller = new AbortController();
    const filter = { availableNow: true, profession, limit: SHOWN + 1 } as const;
    settle(listProfessionals(platform, filter, controller.signal)).then(
      (found) => found.ok && setPage(found.value),
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [platform, profession]);
  const others = (page?.professionals ?? []).filter((one) => one.id !== id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={partStyles.part} aria-labelledby="others">
      <h2 id="others" className={partStyles.title}>
        {t('others')}
      </h2>
      {others.map((one) => (
        <ProfessionalResult
          key={one.id}
          professional={one}
          times={page?.slots && page.slots[one.id]}
          to={href('/professionnels/:idname', { idname: one.slug })}
        />
      ))}
    </section>
  );
}
