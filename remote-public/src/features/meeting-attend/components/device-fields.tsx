import { useTranslation } from 'react-i18next';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import type { Room } from '../use-room.ts';
import styles from './device-fields.module.css';

const kinds = { microphone: 'audioinput', camera: 'videoinput', speaker: 'audiooutput' } as const;

/** Which microphone, camera and speaker; browsers name them once access is allowed. */
export function DeviceFields({
  room: { local, media },
  hasCamera,
}: {
  readonly room: Room;
  readonly hasCamera: boolean;
}) {
  const { t } = useTranslation('remote-public/meeting');
  const canChooseSpeaker = 'setSinkId' in HTMLMediaElement.prototype;
  const optionsOf = (kind: keyof typeof kinds) => {
    const found = media.devices.filter((device) => device.kind === kinds[kind] && device.deviceId !== '');
    return found.map(({ deviceId, label }, index) => ({
      value: deviceId,
      label: label === '' ? t('devices.unnamed', { number: index + 1 }) : label,
    }));
  };
  const shown = (['microphone', 'camera', 'speaker'] as const).filter(
    (kind) =>
      (kind !== 'camera' || hasCamera) && (kind !== 'speaker' || canChooseSpeaker) && optionsOf(kind).length > 0,
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.fields}>
      {shown.map((kind) => (
        <Select
          key={kind}
          label={t(`devices.${kind}`)}
          placeholder={optionsOf(kind).some(({ value }) => value === 'default') ? undefined : t('devices.default')}
          options={optionsOf(kind)}
          value={media.chosen[kind]}
          onChange={(event) => void local.choose(kind, event.target.value)}
        />
      ))}
      {hasCamera && media.camera !== null && (media.blur !== null || media.wantsBlur === true) ? (
        <Checkbox
          label={t('devices.blur')}
          hint={media.wantsBlur === true && media.blur !== true ? t('devices.noBlur') : undefined}
          disabled={media.blur === null}
          checked={media.blur === true}
          onChange={(event) => void local.blur(event.target.checked)}
        />
      ) : null}
    </div>
  );
}
