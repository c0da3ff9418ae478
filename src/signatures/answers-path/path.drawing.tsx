import { partAddress, Turned } from '#src/ui/drawing.tsx';
import { useDirection } from '#src/i18n/use-language.ts';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { styles } from './answers-path.styles.ts';

const sizes = { wide: { width: 1296, height: 284 }, upright: { width: 350, height: 266 } } as const;
/** Positions of the numbers on phones. */
const marks = [
  [84, 199],
  [334, 216],
  [146, 114],
  [232, 138],
] as const;

/**
 * From the site over a relay to the town: the network room, the survey, a solar-powered relay. On phones the path
 * climbs. Each reading direction has its own land.
 */
export function PathDrawing({ form }: { form: keyof typeof sizes }) {
  const { width, height } = sizes[form];
  return (
    <svg className={styles[form]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Turned width={width}>
        <use href={partAddress('answers-path', `${form}-${useDirection()}`)} />
        <use href={partAddress('answers-path', form)} />
      </Turned>
      {form === 'wide'
        ? null
        : marks.map((at, position) => <NumberPin key={at[0]} number={position + 1} at={at} width={width} />)}
    </svg>
  );
}
