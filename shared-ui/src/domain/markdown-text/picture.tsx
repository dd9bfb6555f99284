import { usePlatform } from 'shared-contracts/platform/platform-context';
import { articleWidths, type ArticlePicture } from 'shared-contracts/formats/file/article-picture';
import { classNames } from '../../primitives/class-names/class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: ArticlePicture;
  readonly alt: string;
  /** The first thing of a page: loaded at once. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** An uploaded picture in the size that fits; its place is kept while it loads. */
export function Picture({ picture: { path, width, height }, alt, isFirst = false, className }: PictureProps) {
  const { apiUrl } = usePlatform();
  const address = `${apiUrl}${path}`;
  const smaller = articleWidths.filter((one) => one < width).map((one) => `${address}?width=${one} ${one}w`);
  return (
    <img
      className={classNames(styles.picture, className)}
      src={address}
      srcSet={[...smaller, `${address} ${width}w`].join(', ')}
      sizes={`(min-width: 48rem) 42rem, 100vw`}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
