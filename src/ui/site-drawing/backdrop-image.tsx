import { BASE_PATH } from '#src/config/base-path.ts';
import { type Backdrop, measureBackdrop } from './backdrop.ts';
import { styles } from './site-drawing.styles.ts';

type BackdropImageProps = {
  backdrop: Backdrop;
  form: 'wide' | 'upright';
  direction: 'ltr' | 'rtl';
  /** It stands in the first view of a page that has both forms: the one that is seen is fetched at once, and it alone. */
  isFirst?: boolean;
};

/** The backdrop of a drawing: a file, so that no document carries its many lines. */
export function BackdropImage({ backdrop, form, direction, isFirst = false }: BackdropImageProps) {
  const { x, width, height } = measureBackdrop(backdrop.camera);
  const addressOf = (shown: 'wide' | 'upright') => `${BASE_PATH}/drawings/site-${shown}-${direction}.svg`;
  const image = { className: styles.backdrop, width, height };
  return (
    <foreignObject x={x} y="0" width={width} height={height}>
      {isFirst ? (
        <picture>
          <source media="(min-width: 80rem)" srcSet={addressOf('wide')} />
          <img {...image} alt="" src={addressOf('upright')} fetchPriority="high" />
        </picture>
      ) : (
        <img {...image} alt="" src={addressOf(form)} loading="lazy" decoding="async" />
      )}
    </foreignObject>
  );
}
