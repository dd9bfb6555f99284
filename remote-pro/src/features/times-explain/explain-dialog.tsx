import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';

const ExplainTimes = lazy(async () => ({ default: (await import('./explain-times.tsx')).ExplainTimes }));

/** "Why not this time?": a question now and then, so in a dialog of its own. */
export function ExplainDialog(props: ComponentProps<typeof ExplainTimes>) {
  const { t } = useTranslation('remote-pro/explained-times');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} size="medium" title={t('title')} closeLabel={t('close')}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <ExplainTimes {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}
