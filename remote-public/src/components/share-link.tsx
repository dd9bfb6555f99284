import { Check, Link2, Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import styles from './share-link.module.css';

interface ShareLinkProps {
  readonly title: string;
  /** Compact, without printing. */
  readonly isDense?: boolean | undefined;
  /** Other actions. */
  readonly children?: ReactNode;
}

const COPIED_MS = 5000;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Shares the page’s URL through the device’s share sheet, the clipboard or by hand, and prints the page. */
export function ShareLink({ title, isDense = false, children }: ShareLinkProps) {
  const { t } = useTranslation('remote-public/common');
  const [isCopied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string>();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleShare = async () => {
    const url = `${location.origin}${location.pathname}${location.search}`;
    setCopied(false);
    setByHand(undefined);
    try {
      // Not all browsers have `navigator.share`.
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) setByHand(url);
    }
  };
  return (
    <div data-print="hide">
      <div className={styles.actions} data-dense={isDense || undefined}>
        <Button
          variant={isDense ? 'quiet' : 'secondary'}
          size={isDense ? 'dense' : 'default'}
          icon={isCopied ? <Check {...icon} /> : <Link2 {...icon} />}
          onClick={() => void handleShare()}
        >
          <span className={styles.either}>
            <span data-shown={!isCopied || undefined} aria-hidden={isCopied}>
              {t('share.link')}
            </span>
            <span data-shown={isCopied || undefined} aria-hidden={!isCopied}>
              {t('share.copied')}
            </span>
          </span>
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
      <VisuallyHidden>
        <span role="status">{isCopied ? t('share.copied') : null}</span>
      </VisuallyHidden>
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
