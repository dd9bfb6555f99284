import { Languages } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import styles from './language-switch.module.css';

export interface LanguageSwitchProps {
  /** The twin address of this page, with its locale: an ordinary link, the other router takes over. */
  readonly href: string;
  /** The language it leads to, e.g. `en`. */
  readonly lang: string;
  /** That language in its own words: "English". */
  readonly label: string;
  /** Called before the page is left, to remember the choice. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The same page in the other language. */
export function LanguageSwitch({ href, lang, label, onClick }: LanguageSwitchProps) {
  return (
    <a className={styles.switch} href={href} hrefLang={lang} lang={lang} rel="alternate" onClick={onClick}>
      <Languages size={18} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </a>
  );
}
