import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Platform } from 'shared-contracts/platform/platform';
import type { LocaleSwitch } from 'shared-contracts/platform/use-locale-switch';
import { withLocale } from 'shared-contracts/remote/localized-path';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { SealGlyph } from 'shared-ui/domain/verified-seal/seal-glyph.tsx';
import { Wordmark } from 'shared-ui/primitives/wordmark/wordmark.tsx';
import styles from './frame-header.module.css';

export interface FrameHeaderProps extends Pick<LocaleSwitch, 'href'>, Partial<Pick<LocaleSwitch, 'onChoose'>> {
  readonly t: TFunction<'shell'>;
  readonly platform: Pick<Platform, 'locale' | 'navigation'>;
  readonly user: SessionUser | null;
  /** After the links. */
  readonly children?: ReactNode;
}

/**
 * Home, the registry’s pages for this person, and the other language. For failed or pending pages, so each link loads
 * a document. Independent of any remote, and without hooks.
 */
export function FrameHeader({ t, platform: { locale, navigation }, user, href, onChoose, children }: FrameHeaderProps) {
  const own = user ? user.role : 'visitor';
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  return (
    <header className={styles['header']}>
      <a href={withLocale('/', locale)} aria-label={t('frame.home')}>
        <SealGlyph size={28} />
        <Wordmark />
      </a>
      <a href={href} lang={otherLocale} hrefLang={otherLocale} onClick={onChoose}>
        {t('frame.otherLanguage')}
      </a>
      <nav aria-label={t('frame.navigation')}>
        {navigation.map(
          ({ to, label, audience }) =>
            (audience === 'everyone' || audience === own) && (
              <a key={to} href={withLocale(to, locale)}>
                {label}
              </a>
            ),
        )}
        {children}
      </nav>
    </header>
  );
}
