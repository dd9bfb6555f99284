/** The outline of a notary's seal: sixteen lobes on a circle of radius 9.6, computed once, rounded for a stable markup. */
function sealOutline(): string {
  const lobes = 16;
  const points = Array.from({ length: lobes }, (_, index) => {
    const at = (angle: number, radius: number) =>
      `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
    const step = (2 * Math.PI) / lobes;
    const start = index * step;
    return `${index === 0 ? `M${at(start, 9.6)}` : ''}Q${at(start + step / 2, 12.6)} ${at(start + step, 9.6)}`;
  });
  return `${points.join('')}Z`;
}

const OUTLINE = sealOutline();

/** The seal with its check: the only filled shape in the seal colour. Decorative, beside a label. */
export function SealGlyph({
  size = 18,
  className,
}: {
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path d={OUTLINE} fill="var(--color-seal)" />
      <path
        d="M7.8 12.3l2.9 2.9 5.6-6"
        fill="none"
        stroke="var(--color-surface)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
