import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from 'shared-ui/primitives/spinner/spinner.tsx';
import { isLoadingAtom } from './create-loader.ts';
import styles from './loading-overlay.module.css';
import { useSlowNavigation } from './use-slow-navigation.ts';

/**
 * A ref that puts an element (`popover="manual"`) into the browser’s top layer, above any remote’s z-index; without
 * effect in older browsers.
 */
function showInTopLayer(element: HTMLElement | null): void {
  if (element !== null && 'showPopover' in element) element.showPopover();
}

/** Covers the page while something is loading. The focus is kept. */
export function LoadingOverlay() {
  const isLate = useSlowNavigation();
  const isLoading = useAtomValue(isLoadingAtom);
  const { t } = useTranslation('shell');

  useLayoutEffect(() => {
    if (!isLoading) return;
    const { style } = document.body;
    const former = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = former;
    };
  }, [isLoading]);

  if (!isLoading && isLate)
    return (
      <div className={styles['late']} data-overlay="late" popover="manual" ref={showInTopLayer}>
        <Spinner label={t('loading.label')} />
      </div>
    );
  if (!isLoading) return null;
  return (
    <div className={styles['overlay']} aria-busy="true" data-overlay="loading" popover="manual" ref={showInTopLayer}>
      <Spinner size="large" label={t('loading.label')} />
    </div>
  );
}
