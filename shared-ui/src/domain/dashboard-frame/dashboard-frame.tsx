import type { ReactNode } from 'react';
import { BottomBar, type BottomBarProps } from './bottom-bar.tsx';
import styles from './dashboard-frame.module.css';
import { FrameList } from './frame-list.tsx';

export interface DashboardFrameProps extends BottomBarProps {
  /** Above the page, beside the rail. */
  readonly ring?: ReactNode;
  /** A link to the home page around the Wordmark. */
  readonly brand: ReactNode;
  /** Opens the notifications; always in sight. */
  readonly bell?: ReactNode;
  /** Language and theme switch. */
  readonly tools: ReactNode;
  readonly labels: BottomBarProps['labels'] & {
    /** Name of the navigation landmark. */
    readonly navigation: string;
  };
  readonly children: ReactNode;
}

/** The frame of both dashboards: a rail of 240 px that becomes a bottom bar and a sheet on a phone (art direction). */
export function DashboardFrame({ ring, brand, bell, tools, person, items, labels, children }: DashboardFrameProps) {
  return (
    <div className={styles.frame} data-density="dashboard">
      <aside className={styles.rail} data-print="hide">
        <div className={styles.brand}>
          {brand}
          {bell}
        </div>
        <div className={styles.person}>
          <p translate="no" className={styles.name}>
            {person.name}
          </p>
          <p className={styles.detail}>{person.detail}</p>
        </div>
        <nav className={styles.navigation} aria-label={labels.navigation}>
          <FrameList items={items} />
        </nav>
        <div className={styles.railTools}>{tools}</div>
      </aside>
      <div className={styles.column}>
        {ring}
        <header className={styles.top} data-print="hide">
          {brand}
          <div className={styles.tools}>
            {bell}
            {tools}
          </div>
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <BottomBar items={items} labels={labels} person={person} />
    </div>
  );
}
