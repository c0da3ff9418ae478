import { BASE_PATH } from '#src/config/base-path.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useDirection } from '#src/i18n/use-language.ts';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { styles } from './labeled-drawing.styles.ts';

type Drawing = NonNullable<SectionContent<'study-drawing'>['drawing']>;
type LabeledDrawingProps = { drawing: Drawing; study: string };

const turned = { start: 'end', middle: 'middle', end: 'start' } as const;

/** A drawing with labels, on narrow screens with numbers and a list. Mirrored right-to-left unless it is a plan. */
export function LabeledDrawing({ drawing, study }: LabeledDrawingProps) {
  const { isPlan = false, wide, narrow, description, caption, sampleFigures, labels } = drawing;
  const isRightToLeft = useDirection() === 'rtl';
  const isTurned = isRightToLeft && !isPlan;
  const source = (form: string) => `${BASE_PATH}/drawings/${study}-${form}.svg`;
  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        <picture>
          <source media="(min-width: 64rem)" srcSet={source('wide')} width={wide[0]} height={wide[1]} />
          <img
            className={isTurned ? styles.turned : styles.image}
            src={source('narrow')}
            width={narrow[0]}
            height={narrow[1]}
            alt={description}
            decoding="async"
          />
        </picture>
        <svg className={styles.wide} viewBox={`0 0 ${wide.join(' ')}`} aria-hidden="true">
          {labels.map((label) => {
            const { id, anchor = 'start', ground = 'sheet', text } = label;
            const [x, y] = label.wide;
            const from = styles[isRightToLeft && isPlan ? turned[anchor] : anchor];
            return (
              <text
                key={id}
                className={`${styles.label} ${styles[ground]} ${from}`}
                transform={`translate(${isTurned ? wide[0] - x : x} ${y})`}
              >
                {text}
              </text>
            );
          })}
        </svg>
        <svg className={styles.narrow} viewBox={`0 0 ${narrow.join(' ')}`} aria-hidden="true">
          {labels.map(({ id, narrow: at }, position) => (
            <NumberPin
              key={id}
              number={position + 1}
              at={at}
              width={isPlan ? undefined : narrow[0]}
              scale={1.8}
            />
          ))}
        </svg>
      </div>
      <ol className={styles.key}>
        {labels.map(({ id, text }) => (
          <li key={id} className={styles.point}>
            {text}
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        {caption} {sampleFigures}
      </figcaption>
    </figure>
  );
}
