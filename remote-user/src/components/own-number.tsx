import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { accountQuery } from '../data/account-query.ts';

/** The number at which a practice calls its client, who may change it. */
export function OwnNumber() {
  const { t } = useTranslation('remote-user/appointments');
  const { http, session } = usePlatform();
  const { data } = useQuery(accountQuery(http, session.user?.id ?? ''));
  const change = <Link to={href('/user/profile')}>{t('meet.call.change')}</Link>;
  return data?.phone ? (
    <>
      <span>{t('meet.call.clientAt')}</span>{' '}
      <span translate="no">{formatPhone(data.phone).replaceAll(' ', '\u00A0')}</span>
      <span data-print="hide">
        {' '}
        <span>(</span>
        {change}
        <span>)</span>
      </span>
      <span>.</span>
    </>
  ) : (
    <>
      <span>{t('meet.call.client')}</span> {data ? change : null}
    </>
  );
}
