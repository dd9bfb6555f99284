import { pictureEdge } from 'shared-contracts/schemas/upload';

/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Encoded {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

type Type = 'image/jpeg' | 'image/png';

function draw(image: CanvasImageSource, area: Area, longest: number, type: Type): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  // A JPEG has no transparency: without a ground it would be black.
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toBlob = (canvas: HTMLCanvasElement, type: Type, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * A part of a picture, small enough to be stored: no edge longer than `edge`, which the API would reduce to anyway, and as good as `limit` bytes allow. A PNG that cannot be becomes a JPEG.
 * Null when nothing is small enough.
 */
export async function encodePicture(
  image: CanvasImageSource,
  area: Area,
  { type, limit, edge = pictureEdge }: { readonly type: Type; readonly limit: number; readonly edge?: number },
): Promise<Encoded | null> {
  for (const longest of [edge, edge / 2]) {
    for (const [format, quality] of [
      ...(type === 'image/png' ? [['image/png', undefined] as const] : []),
      ['image/jpeg', 0.9],
      ['image/jpeg', 0.75],
      ['image/jpeg', 0.5],
    ] as const) {
      const canvas = draw(image, area, longest, format);
      const blob = await toBlob(canvas, format, quality);
      if (blob && blob.size > 0 && blob.size <= limit) return { blob, width: canvas.width, height: canvas.height };
    }
  }
  return null;
}
