import { BASE_PATH } from '#src/config/base-path.ts';
import { styles } from './picture.styles.ts';

type PictureProps = {
  picture: { name: string; width: number; height: number; widths: number[] };
  alt: string;
  /** Width of the whole picture as shown, with what its frame crops, as the attribute `sizes` wants it. */
  sizes: string;
  /** The picture belongs to the first view: it is fetched before anything else. */
  first?: boolean;
};

/** A picture in the best form and size that the browser takes. It fills its frame. */
export function Picture({ picture, alt, sizes, first = false }: PictureProps) {
  const { name, width, height, widths } = picture;
  const sources = (format: string) =>
    widths.map((each) => `${BASE_PATH}/pictures/${name}-${each}.${format} ${each}w`).join(', ');
  const fallback = widths.find((each) => each >= 1000) ?? widths.at(-1) ?? width;
  return (
    <picture className={styles.root}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        className={styles.image}
        src={`${BASE_PATH}/pictures/${name}-${fallback}.jpg`}
        alt={alt}
        width={width}
        height={height}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
