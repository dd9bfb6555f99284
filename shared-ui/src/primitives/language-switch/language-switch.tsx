import { Languages } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import styles from './language-switch.module.css';

export interface LanguageSwitchProps {
  /** The translated address of this page, with its locale: a plain link, as the other locale is another document. */
  readonly href: string;
  /** The target language, e.g. `en`. */
  readonly lang: string;
  /** The name of that language in itself: "English". */
  readonly label: string;
  /** Called before navigating, to store the choice. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Link to the same page in the other language. */
export function LanguageSwitch({ href, lang, label, onClick }: LanguageSwitchProps) {
  return (
    <a className={styles.switch} href={href} hrefLang={lang} lang={lang} rel="alternate" onClick={onClick}>
      <Languages size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{label}</span>
    </a>
  );
}
