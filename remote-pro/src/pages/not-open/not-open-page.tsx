import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/button/button-link';
import { NotOpen } from 'shared-ui/not-open/not-open';
import { PageTitle } from 'shared-ui/page-head/page-title';

/** A place of the specification that is planned and not built yet. The last part of the route's id says which. */
export function Component() {
  const { t } = useTranslation('remote-pro/not-open');
  const place = useMatches().at(-1)?.id.split('/').at(-1) ?? '';
  return (
    <>
      <PageTitle>{t(`place.${place}.title`)}</PageTitle>
      <NotOpen
        title={t(`place.${place}.title`)}
        state={t('state')}
        text={t(`place.${place}.text`)}
        action={<ButtonLink to={href('/pro/tableau-de-bord')}>{t('back')}</ButtonLink>}
      />
    </>
  );
}
