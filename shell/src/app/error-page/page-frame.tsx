import type { ReactNode } from 'react';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { BareFrame } from './bare-frame.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  readonly title: string;
  /** The page is inside a layout, which already has a header and a main. */
  readonly isNested?: boolean;
  readonly children: ReactNode;
}

/** The shell’s own pages; independent of any remote. */
export function PageFrame({ title, isNested = false, children }: PageFrameProps) {
  const content = (
    <div className={styles['content']}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {children}
    </div>
  );
  return isNested ? <div className={styles['nested']}>{content}</div> : <BareFrame>{content}</BareFrame>;
}

PageFrame.Actions = function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
};
