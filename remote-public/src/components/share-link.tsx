import { Link2, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/button/button';
import styles from './share-link.module.css';

interface ShareLinkProps {
  readonly title: string;
  /** Other ways to hand it on. */
  readonly children?: ReactNode;
}

/** Hands the page's address on, by the device's own sheet or the clipboard, and prints it. */
export function ShareLink({ title, children }: ShareLinkProps) {
  const { t } = useTranslation('remote-public/share');
  const { toast } = usePlatform();
  const handleShare = async () => {
    const url = `${location.origin}${location.pathname}${location.search}`;
    try {
      // Devices without a sheet of their own have no `share`.
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toast.success(t('copied'));
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('failed'));
    }
  };
  return (
    <div className={styles.actions} data-print="hide">
      <Button
        variant="secondary"
        icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void handleShare()}
      >
        {t('link')}
      </Button>
      <Button
        variant="quiet"
        icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => globalThis.print()}
      >
        {t('print')}
      </Button>
      {children}
    </div>
  );
}
