import { BASE_PATH } from '#src/config/base-path.ts';
import { styles } from './picture.styles.ts';

type PictureProps = {
  picture: { name: string; width: number; height: number; widths: number[] };
  alt: string;
  /** Displayed width of the uncropped picture, as a value of the `sizes` attribute. */
  sizes: string;
  /** True if the picture is in the initial viewport: it then has a high fetch priority. */
  first?: boolean;
};

/** A picture in the best format and size for the browser. It fills its frame. */
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
