import { Link2, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/button/button';
import { Field } from 'shared-ui/field/field';
import styles from './share-link.module.css';

interface ShareLinkProps {
  readonly title: string;
  /** One small entry of a bar, without printing. */
  readonly isDense?: boolean | undefined;
  /** Other ways to hand it on. */
  readonly children?: ReactNode;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Hands the page's address on, by the device's own sheet, the clipboard or by hand, and prints it. */
export function ShareLink({ title, isDense = false, children }: ShareLinkProps) {
  const { t } = useTranslation('remote-public/common');
  const [isCopied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string>();
  const handleShare = async () => {
    const url = `${location.origin}${location.pathname}${location.search}`;
    setCopied(false);
    setByHand(undefined);
    try {
      // Devices without a sheet of their own have no `share`.
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setByHand(url);
    }
  };
  return (
    <div data-print="hide">
      <div className={styles.actions} data-dense={isDense || undefined}>
        <Button
          variant={isDense ? 'quiet' : 'secondary'}
          size={isDense ? 'dense' : 'default'}
          icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void handleShare()}
        >
          {t('share.link')}
        </Button>
        {isDense ? null : (
          <Button
            variant="quiet"
            icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => globalThis.print()}
          >
            {t('share.print')}
          </Button>
        )}
        {children}
      </div>
      <p role="status" className={styles.outcome}>
        {isCopied ? t('share.copied') : null}
      </p>
      {byHand === undefined ? null : (
        <div className={styles.outcome}>
          <Field
            label={t('share.byHand')}
            value={byHand}
            readOnly
            ref={focus}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}
