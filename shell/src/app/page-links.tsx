import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { withLocale } from 'shared-contracts/remote/localized-path';
import type { RouteHandle } from 'shared-contracts/remote/remote-module';
import { areaOf } from './areas/area-of.ts';

const handleOf = (match: UIMatch): RouteHandle =>
  typeof match.handle === 'object' && match.handle !== null ? match.handle : {};

/**
 * Canonical and hreflang links of a page; React hoists them into the head on both sides. A page that is not indexed
 * has none; visitors without a language are sent to English (section 9).
 */
export function PageLinks() {
  const { locale, origin } = usePlatform();
  const { pathname } = useLocation();
  const matches = useMatches();
  if (areaOf(pathname) !== null || matches.some((match) => handleOf(match).noindex === true))
    return <meta name="robots" content="noindex" />;

  const canonical = matches.reduce((path, match) => handleOf(match).canonical?.(match) ?? path, pathname);
  const french = origin + withLocale(canonical, 'fr');
  const english = origin + withLocale(canonical, 'en');
  return (
    <>
      <link rel="canonical" href={locale === 'fr' ? french : english} />
      <link rel="alternate" hrefLang="fr" href={french} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  );
}
