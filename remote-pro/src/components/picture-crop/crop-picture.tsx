import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import styles from './crop-picture.module.css';
import type { Area } from './encode-picture.ts';

interface CropPictureProps {
  readonly url: string;
  /** Width by height. */
  readonly aspect: number;
  readonly onCrop: (area: Area) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that is shown: by dragging, pinching, the wheel, or the keyboard. */
export default function CropPicture({ url, aspect, onCrop, onClose }: CropPictureProps) {
  const { t } = useTranslation('remote-pro/pictures');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isBusy, setBusy] = useState(false);
  const hintId = useId();
  const zoomId = useId();
  const handleCrop = async () => {
    if (!area) return;
    setBusy(true);
    await onCrop(area);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('crop.title')}
      closeLabel={t('cancel')}
      size="medium"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isLoading={isBusy} loadingLabel={t('preparing')} onClick={() => void handleCrop()}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <div className={styles.cropper}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          aspect={aspect}
          showGrid={false}
          keyboardStep={8}
          // Its own sheet is not scoped to this remote (decision 055).
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container ?? '',
            mediaClassName: styles.media ?? '',
            cropAreaClassName: styles.frame ?? '',
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_shares, pixels) => setArea(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('crop.area'), 'aria-describedby': hintId }}
        />
      </div>
      <p id={hintId} className={styles.note}>
        {t('crop.hint')}
      </p>
      <label className={styles.zoom} htmlFor={zoomId}>
        {t('crop.zoom')}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </Dialog>
  );
}
