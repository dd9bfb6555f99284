import encode from 'qr';

export interface QrPath {
  /** Modules of a side, the quiet zone included. */
  readonly size: number;
  /** The dark modules as an SVG path in units of a module. */
  readonly path: string;
}

/** The QR code of a text, to be drawn as an SVG of `size` by `size`, dark on light in every theme. */
export function qrPath(text: string): QrPath {
  const modules = encode(text, 'raw', { ecc: 'medium', border: 4 });
  return { size: modules.length, path: modules.map(darkRuns).join('') };
}

/** The runs of dark modules of a row, each a rectangle. */
function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x] === true) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
  }
  return path;
}
