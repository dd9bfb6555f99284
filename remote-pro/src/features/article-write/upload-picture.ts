import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { articlePictureAddress } from 'shared-contracts/formats/file/article-picture';
import { articleEdge, upload, uploadLimits } from 'shared-contracts/schemas/upload';
import { oneOf } from 'shared-contracts/schemas/wire';
import { takeFile } from 'shared-ui/domain/files/take-file.ts';
import { encodePicture } from '../../components/picture-crop/encode-picture.ts';
import { readPicture } from '../../components/picture-crop/read-picture.ts';

const answer = oneOf(upload);
const purpose = 'article_image';

/** Sends a picture for an article; returns its address with its size. @throws ProblemError */
export async function uploadPicture(http: HttpClient, file: File): Promise<string> {
  const taken = await takeFile(file);
  const { image, close } = await readPicture(taken);
  const area = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const type = taken.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const encoded = await encodePicture(image, area, { type, limit: uploadLimits[purpose], edge: articleEdge });
  close();
  if (!encoded) throw new ProblemError({ status: 413, code: 'IMAGE_TOO_LARGE', errors: [] });
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', encoded.blob);
  const { data } = await http.request('POST', '/uploads', answer, { body });
  return articlePictureAddress({ path: data.url ?? '', width: encoded.width, height: encoded.height });
}
