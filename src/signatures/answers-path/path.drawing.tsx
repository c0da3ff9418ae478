import { partAddress, turnAround } from '#src/ui/drawing.tsx';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { styles } from './answers-path.styles.ts';

const sizes = { wide: { width: 1296, height: 284 }, upright: { width: 350, height: 266 } } as const;
/** Where the numbers of the places stand on phones. */
const marks = [
  [16, 254],
  [334, 216],
  [146, 114],
  [232, 138],
] as const;

type PathDrawingProps = { form: keyof typeof sizes; direction: 'ltr' | 'rtl' };

/**
 * From the site over a relay to the town: the network room on its way, the survey, a relay that lives on the sun. On phones the
 * way climbs. Each side where reading starts has land of its own.
 */
export function PathDrawing({ form, direction }: PathDrawingProps) {
  const { width, height } = sizes[form];
  const isMirrored = direction === 'rtl';
  return (
    <svg className={styles[form]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={turnAround(isMirrored, width)}>
        <use href={partAddress('answers-path', `${form}-${direction}`)} />
        <use href={partAddress('answers-path', form)} />
      </g>
      {form === 'wide'
        ? null
        : marks.map(([x, y], position) => (
            <NumberPin key={x} number={position + 1} at={[isMirrored ? width - x : x, y]} />
          ))}
    </svg>
  );
}
