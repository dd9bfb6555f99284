import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import styles from './stage.module.css';

interface RemoteVideoProps {
  readonly stream: MediaStream | null;
  readonly video: Ref<HTMLVideoElement>;
  readonly label: string;
  readonly isShown: boolean;
  /** Whole, as a screen has to be. */
  readonly isWhole: boolean;
}

/** The other's picture; their sound is apart, so that a browser that wants a click for sound shows the picture all the same. */
export function RemoteVideo({ stream, video, label, isShown, isWhole }: RemoteVideoProps) {
  const own = useRef<HTMLVideoElement>(null);
  useImperativeHandle(video, () => own.current as HTMLVideoElement);
  useEffect(() => {
    if (own.current) own.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={own}
      className={styles.video}
      aria-label={label}
      data-shown={isShown || undefined}
      data-whole={isWhole || undefined}
      autoPlay
      playsInline
      muted
    />
  );
}
