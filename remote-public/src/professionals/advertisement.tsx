import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { useLatePart, usePlatform } from 'shared-contracts/platform/platform-context';
import type { Add } from 'shared-contracts/schemas/add';
import { AdvertisementCard } from 'shared-ui/domain/advertisement/advertisement-card.tsx';

const views = () => import(/* webpackChunkName: "watch-view" */ './watch-view.ts');

/** An advertisement whose views are counted. */
export function Advertisement({ add }: { readonly add: Add }) {
  const { t } = useTranslation('remote-public/common');
  const platform = usePlatform();
  const ref = useRef<HTMLElement>(null);
  const part = useLatePart(views);
  useEffect(() => (ref.current ? part?.watchView(ref.current, add.id, platform) : undefined), [part, add.id, platform]);
  const { locale, apiUrl } = platform;
  return (
    <AdvertisementCard
      ref={ref}
      add={add}
      locale={locale}
      label={t('advertisement')}
      image={imageAddress(add.image, apiUrl)}
    />
  );
}
