import { Link, type To } from 'react-router-dom';
import styles from './link-tabs.module.css';

export interface LinkTabsProps {
  /** Names the landmark. */
  readonly label: string;
  readonly tabs: readonly { readonly name: string; readonly label: string; readonly to: To }[];
  /** The name of the one that is shown. */
  readonly shown: string;
}

/** Parts of a page that each have an address, as links. */
export function LinkTabs({ label, tabs, shown }: LinkTabsProps) {
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={styles.tabs}>
        {tabs.map(({ name, label: text, to }) => (
          <li key={name}>
            <Link to={to} preventScrollReset aria-current={name === shown ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
