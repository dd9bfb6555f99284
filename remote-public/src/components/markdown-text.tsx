import { compiler, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { useEffect, useMemo, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { headingId } from '../model/heading-id.ts';
import { ContentBoundary } from './content-boundary.tsx';
import styles from './markdown-text.module.css';

interface MarkdownTextProps {
  readonly children: string;
  /** The language of the text; pages show it in the other one where only that exists. */
  readonly lang: Locale;
}

/**
 * What people wrote, as Markdown: HTML in it is text, pictures are what they say, links know where they lead (decision 029). A text that cannot
 * be drawn stands as it was typed: it is no failure of the page.
 */
export function MarkdownText({ children, lang }: MarkdownTextProps) {
  const { telemetry } = usePlatform();
  const { drawn, error } = useMemo(() => draw(children), [children]);
  useEffect(() => {
    // Without a remote's name: nobody's load has failed.
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

/** Read here and not in a component: the server has no error boundaries. */
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

/** A page of ours through the router, which adds the locale; another site without our recommendation; without an address, the words. */
function TextLink({ href, children }: ComponentProps<'a'>) {
  const origin = href ? originOf(href) : undefined;
  if (!href || origin === undefined) return <span>{children}</span>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  // What a browser reads as another site (`//`, `/\`) is one.
  if (href.startsWith('/') && origin === here) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="nofollow ugc noopener noreferrer">
      {children}
    </a>
  );
}

/** Nothing of another site is loaded (privacy), and our own pictures are not in texts yet. */
const Picture = ({ alt }: ComponentProps<'img'>) => <span>{alt}</span>;

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  slugify: headingId,
  overrides: { a: TextLink, img: Picture, h1: { component: 'h2' } },
};
