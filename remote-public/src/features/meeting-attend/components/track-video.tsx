import { useEffect, useRef } from 'react';
import styles from './track-video.module.css';

interface TrackVideoProps {
  readonly track: MediaStreamTrack;
  readonly label: string;
  /** As in a mirror: one's own picture. */
  readonly isMirrored?: boolean;
  /** Whole, as a screen has to be. */
  readonly isWhole?: boolean;
}

/** A picture of this device, without sound. */
export function TrackVideo({ track, label, isMirrored = false, isWhole = false }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = new MediaStream([track]);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return (
    <video
      ref={video}
      className={styles.video}
      data-mirrored={isMirrored || undefined}
      data-whole={isWhole || undefined}
      aria-label={label}
      autoPlay
      playsInline
      muted
    />
  );
}
