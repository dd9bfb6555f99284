import { compiler, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { useEffect, useMemo, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { readArticlePicture } from 'shared-contracts/formats/file/article-picture';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { headingId } from './heading-id.ts';
import { ContentBoundary } from './content-boundary.tsx';
import { Picture } from './picture.tsx';
import styles from './markdown-text.module.css';

interface MarkdownTextProps {
  readonly children: string;
  /** Language of the text; it may differ from the page’s. */
  readonly lang: Locale;
}

/**
 * User content as Markdown: HTML is shown as text, pictures are our own or their alternative text, links are checked (decision 029).
 * A text that fails to render is shown as typed.
 */
export function MarkdownText({ children, lang }: MarkdownTextProps) {
  const { telemetry } = usePlatform();
  const { drawn, error } = useMemo(() => draw(children), [children]);
  useEffect(() => {
    // Without a remote’s name: no load has failed.
    if (error !== undefined) telemetry.error(error, { of: 'content' });
  }, [error, telemetry]);
  return (
    <div className={styles.text} lang={lang}>
      <ContentBoundary
        key={children}
        fallback={<AsTyped>{children}</AsTyped>}
        onError={(thrown) => telemetry.error(thrown, { of: 'content' })}
      >
        {drawn ?? <AsTyped>{children}</AsTyped>}
      </ContentBoundary>
    </div>
  );
}

/** Parsed outside a component: the server has no error boundaries. */
function draw(text: string) {
  try {
    return { drawn: compiler(text, options) };
  } catch (error) {
    return { error };
  }
}

const AsTyped = ({ children }: { readonly children: string }) => <p className={styles['as-typed']}>{children}</p>;

const here = 'https://here.invalid';
const originOf = (href: string): string | undefined =>
  URL.canParse(href, here) ? new URL(href, here).origin : undefined;

/**
 * Links within the site go through the router, which adds the locale; links to other sites are marked `nofollow`;
 * without a URL only the text is shown.
 */
function TextLink({ href, children }: ComponentProps<'a'>) {
  const origin = href ? originOf(href) : undefined;
  if (!href || origin === undefined) return <span>{children}</span>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  // `//` and `/\` are other sites to a browser.
  if (href.startsWith('/') && origin === here) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="nofollow ugc noopener noreferrer">
      {children}
    </a>
  );
}

/** Pictures of articles are shown; those of other sites are not loaded (privacy), their alternative text stands instead. */
const TextPicture = ({ src, alt }: ComponentProps<'img'>) => {
  const picture = readArticlePicture(src);
  return picture ? <Picture picture={picture} alt={alt ?? ''} /> : <span>{alt}</span>;
};

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  slugify: headingId,
  overrides: { a: TextLink, img: TextPicture, h1: { component: 'h2' } },
};
