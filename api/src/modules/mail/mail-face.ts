import sharp from 'sharp';
import type { MailFace } from '../../adapters/mail/mailer.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { sizeKey } from '../../pictures/size-key.ts';
import { drawMonogram } from './draw-monogram.ts';
import type { MailPerson } from './mail-content.ts';

/** Shown half as large, for sharp screens. */
const SIZE = { width: 96, height: 113 };

/** The photo of a person, else their monogram. It travels with the mail: reading it asks no server for anything. */
export async function mailFace(storage: Storage, { id, name, picture }: MailPerson): Promise<MailFace> {
  const photo = await readPhoto(storage, picture);
  const drawn =
    photo ??
    (await sharp(Buffer.from(await drawMonogram(id, name)))
      .resize(SIZE)
      .png()
      .toBuffer());
  return { contentType: photo ? 'image/jpeg' : 'image/png', base64: drawn.toString('base64') };
}

async function readPhoto(storage: Storage, picture: string | null): Promise<Buffer | undefined> {
  const key = picture?.split('/').at(-1);
  if (key === undefined) return undefined;
  const bytes = (await storage.read(sizeKey(key, 192, 'original'))) ?? (await storage.read(key));
  if (!bytes) return undefined;
  try {
    return await sharp(bytes)
      .resize({ ...SIZE, fit: 'cover', position: 'top' })
      .flatten({ background: '#ffffff' })
      .jpeg()
      .toBuffer();
  } catch {
    return undefined; // the mail leaves all the same
  }
}
