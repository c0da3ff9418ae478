import { drawLine, type Point } from './path.ts';
import { styles } from './site-drawing.styles.ts';
import * as shades from '#src/theme/shades.ts';

type SurveyProps = { person: Point; tripod: Point; scale: number };

/** A surveyor beside a tripod, each where the ground is. */
export function Survey({ person, tripod, scale }: SurveyProps) {
  const stand = ([x, y]: Point) => `translate(${x} ${y.toFixed(1)})scale(${scale})`;
  return (
    <g fill={shades.people}>
      <g transform={stand(tripod)}>
        <path
          className={styles.warm}
          d={drawLine([
            [-5, 0],
            [0, -12],
            [5, 0],
          ])}
        />
        <path d="M-2-16h4v4h-4z" />
      </g>
      <use href="#site-person" transform={stand(person)} />
    </g>
  );
}
