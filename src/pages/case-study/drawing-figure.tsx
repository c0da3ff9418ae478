import { useId } from 'react';
import { buildRecord } from '#src/config/build-record.ts';
import { languages } from '#src/config/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DrawingLayers } from './drawing-layers.tsx';
import { styles } from './drawing.styles.ts';
import type { Draw, Screens } from './drawings/sketch.ts';

const screens: readonly Screens[] = ['wide', 'narrow'];

type DrawingFigureProps<Label extends string> = {
  drawing: Record<Label | 'name' | 'description' | 'caption', string> & { sampleFigures?: string };
  draw: Draw<Label>;
};

/** A drawing with its labels in it on wide screens; on narrow ones with numbers, which a list explains. */
export function DrawingFigure<Label extends string>({ drawing, draw }: DrawingFigureProps<Label>) {
  const id = useId();
  const isMirrored = languages[useLanguage()].direction === 'rtl';
  const { name, description, caption, sampleFigures } = drawing;
  const sketches = buildRecord(screens, (each) => draw(each, isMirrored));
  return (
    <figure className={styles.figure}>
      {screens.map((each) => {
        const { width, height, layers, labels } = sketches[each];
        return (
          <svg
            key={each}
            className={`${styles.svg} ${styles[each]}`}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-labelledby={`${id}${each}`}
            aria-describedby={`${id}${each}-description`}
          >
            <title id={`${id}${each}`}>{name}</title>
            <desc id={`${id}${each}-description`}>{description}</desc>
            <DrawingLayers layers={layers} />
            {labels.map(({ label, at: [x, y], anchor, ground }, position) =>
              each === 'wide' ? (
                <text
                  key={label}
                  className={`${styles.label} ${anchor ? styles[anchor] : ''} ${ground ? styles[ground] : ''}`}
                  x={x}
                  y={y}
                >
                  {drawing[label]}
                </text>
              ) : (
                <g key={label}>
                  <circle className={styles.paper} cx={x} cy={y} r="20" />
                  <text className={styles.number} x={x} y={y + 8}>
                    {position + 1}
                  </text>
                </g>
              ),
            )}
          </svg>
        );
      })}
      <ol className={styles.key}>
        {sketches.narrow.labels.map(({ label }) => (
          <li key={label} className={styles.point}>
            {drawing[label]}
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        {caption} {sampleFigures}
      </figcaption>
    </figure>
  );
}
