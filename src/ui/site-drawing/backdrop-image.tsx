import { BASE_PATH } from '#src/config/base-path.ts';
import { type Backdrop, measureBackdrop } from './backdrop.ts';
import { styles } from './site-drawing.styles.ts';

type BackdropImageProps = { backdrop: Backdrop; form: 'wide' | 'upright'; direction: 'ltr' | 'rtl' };

/** The backdrop of a drawing: a file, so that no document carries its many lines. */
export function BackdropImage({ backdrop: { camera }, form, direction }: BackdropImageProps) {
  const { x, width, height } = measureBackdrop(camera);
  return (
    <foreignObject x={x} y="0" width={width} height={height}>
      <img
        className={styles.backdrop}
        src={`${BASE_PATH}/drawings/site-${form}-${direction}.svg`}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </foreignObject>
  );
}
