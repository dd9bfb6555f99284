import type { TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import type { Platform } from 'shared-contracts/platform/platform';
import type { LocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { SealGlyph } from 'shared-ui/verified-seal/seal-glyph';
import { Wordmark } from 'shared-ui/wordmark/wordmark';
import styles from './frame-header.module.css';

export interface FrameHeaderProps extends Pick<LocaleSwitch, 'otherLocale' | 'href' | 'onChoose'> {
  readonly t: TFunction<'shell'>;
  readonly navigation: Platform['navigation'];
  readonly user: SessionUser | null;
  /** A link to a locale-free address. */
  readonly link: (to: string, content: ReactNode, label?: string) => ReactElement;
  /** After the links. */
  readonly children?: ReactNode;
}

/** Home, the registry's pages for this person, the other language. It borrows nothing from a remote and uses no hook. */
export function FrameHeader({ t, navigation, user, link, otherLocale, href, onChoose, children }: FrameHeaderProps) {
  const own = user === null ? 'visitor' : user.role;
  return (
    <header className={styles['header']}>
      {link(
        '/',
        <>
          <SealGlyph size={28} />
          <Wordmark />
        </>,
        t('frame.home'),
      )}
      <a href={href} lang={otherLocale} hrefLang={otherLocale} onClick={onChoose}>
        {t('frame.otherLanguage')}
      </a>
      <nav aria-label={t('frame.navigation')}>
        {navigation.map(({ to, label, audience }) =>
          audience === 'everyone' || audience === own ? link(to, label) : null,
        )}
        {children}
      </nav>
    </header>
  );
}
