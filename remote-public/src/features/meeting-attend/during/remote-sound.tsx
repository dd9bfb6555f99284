import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import styles from './stage.module.css';

interface RemoteSoundProps {
  readonly stream: MediaStream | null;
  /** Id of the device; empty for the browser's own choice. */
  readonly speaker: string;
}

/** Plays the other's voice. A browser may want a click before a page makes a sound. */
export function RemoteSound({ stream, speaker }: RemoteSoundProps) {
  const { t } = useTranslation('remote-public/meeting');
  const [audio] = useState(() => new Audio());
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!stream) return;
    const sound = new MediaStream(stream.getAudioTracks());
    if (sound.getTracks().length === 0) return;
    setSource(audio, sound);
    audio.play().then(
      () => setRefused(false),
      // Another stream may have taken its place, which plays itself.
      (error: unknown) => setRefused(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
    return () => setSource(audio, null);
  }, [audio, stream]);
  useEffect(() => {
    // One that was unplugged meanwhile: the browser's own choice stays.
    if ('setSinkId' in audio) audio.setSinkId(speaker).catch(() => undefined);
  }, [audio, speaker]);
  if (!isRefused) return null;
  return (
    <div className={styles.hear}>
      <Button onClick={() => void audio.play().then(() => setRefused(false))}>{t('room.hear')}</Button>
    </div>
  );
}

function setSource(audio: HTMLAudioElement, stream: MediaStream | null): void {
  audio.srcObject = stream;
}
