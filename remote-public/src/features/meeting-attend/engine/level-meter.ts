/** Follows how loud a track is, from 0 to 1; returns how to stop. */
export function followLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  const timer = setInterval(() => {
    // Without a click of its person a page may not play: the context waits.
    if (context.state === 'suspended') void context.resume();
    analyser.getFloatTimeDomainData(samples);
    const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    // Decibels: quiet speech is about a third, loud speech nearly all.
    const level = power === 0 ? 0 : Math.min(1, Math.max(0, (20 * Math.log10(power) + 60) / 50));
    shown = Math.max(level, shown * 0.8);
    onLevel(shown);
  }, 80);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
