import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { headingId } from '../model/heading-id.ts';
import styles from './markdown-text.module.css';

interface MarkdownTextProps {
  readonly children: string;
  /** The language of the text; pages show it in the other one where only that exists. */
  readonly lang: Locale;
}

/** What people wrote, as Markdown: HTML in it is text, pictures are what they say, links know where they lead (decision 029). */
export function MarkdownText({ children, lang }: MarkdownTextProps) {
  return (
    <div className={styles.text} lang={lang}>
      <Markdown options={options}>{children}</Markdown>
    </div>
  );
}

/** A page of ours through the router, which adds the locale; another site without our recommendation; without an address, the words. */
function TextLink({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
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
