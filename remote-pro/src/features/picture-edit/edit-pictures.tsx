import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { takeFile } from 'shared-ui/domain/files/take-file.ts';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { usePreventFileDrop } from 'shared-ui/domain/files/use-prevent-file-drop.ts';
import { Avatar } from 'shared-ui/primitives/avatar/avatar.tsx';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { readPicture, type ReadPicture } from '../../components/picture-crop/read-picture.ts';
import styles from './edit-pictures.module.css';
import { PictureControls } from './picture-controls.tsx';
import { usePicture } from './use-picture.ts';

const CropPicture = lazy(
  () => import(/* webpackChunkName: "crop-picture" */ '../../components/picture-crop/crop-picture.tsx'),
);

type Chosen = ReadPicture & { readonly file: File };

/** The photo, cropped four to five, and the logo. */
export function EditPictures({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/pictures');
  const { apiUrl } = usePlatform();
  const photo = usePicture('profileImage', professional);
  const logo = usePicture('logo', professional);
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => chosen?.close, [chosen]);
  const isSending = [photo, logo].some(({ attempt }) => attempt?.blob && attempt.step !== 'done');
  useLeaveWarning(isSending);
  usePreventFileDrop();

  const handlePhoto = async (given: File) => {
    const file = await takeFile(given);
    // A drawing is stored as it is: it has no pixels to crop.
    if (file.type === 'image/svg+xml') return photo.sendWhole(file);
    try {
      setChosen({ ...(await readPicture(file)), file });
    } catch (error) {
      photo.refuse(error);
    }
  };
  const name = partyName(professional);
  const logoAddress = imageAddress(professional.logo, apiUrl);
  return (
    <EditCard id="pictures" title={t('title')}>
      <div className={styles.pictures}>
        <div className={styles.picture}>
          <Avatar
            name={name}
            id={professional.id}
            src={imageAddress(professional.profileImage, apiUrl)}
            size="face"
            loading="eager"
          />
          <PictureControls
            kind="profileImage"
            picture={photo}
            isThere={professional.profileImage !== null}
            onFile={(file) => void handlePhoto(file)}
          />
        </div>
        <div className={styles.picture}>
          <div className={styles.logo}>
            {logoAddress === null ? (
              <span className={styles.note}>{t('logo.none')}</span>
            ) : (
              <img src={logoAddress} alt="" />
            )}
          </div>
          <PictureControls
            kind="logo"
            picture={logo}
            isThere={professional.logo !== null}
            onFile={(file) => void logo.sendWhole(file)}
          />
        </div>
      </div>
      {chosen === undefined ? null : (
        <Suspense>
          <CropPicture
            url={chosen.url}
            aspect={4 / 5}
            onClose={() => setChosen(undefined)}
            onCrop={async (area) => {
              const sending = photo.sendPart(chosen.image, area, { isCropped: true, file: chosen.file });
              await sending;
              setChosen(undefined);
            }}
          />
        </Suspense>
      )}
    </EditCard>
  );
}
