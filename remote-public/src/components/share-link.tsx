import { Link2, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/button/button';
import styles from './share-link.module.css';

/** Hands the page's address on, by the device's own sheet or the clipboard, and prints it. */
export function ShareLink({ title }: { readonly title: string }) {
  const { t } = useTranslation('remote-public/reading');
  const { toast } = usePlatform();
  const handleShare = async () => {
    const url = `${location.origin}${location.pathname}${location.search}`;
    try {
      // Devices without a sheet of their own have no `share`.
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toast.success(t('share.copied'));
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('share.failed'));
    }
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void handleShare()}
      >
        {t('share.link')}
      </Button>
      <Button
        variant="quiet"
        icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => globalThis.print()}
      >
        {t('share.print')}
      </Button>
    </div>
  );
}
