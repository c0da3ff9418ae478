import type { SectionContent } from '#src/content/content-types.ts';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { formatNumber, formatPhase } from '#src/i18n/format-number.ts';
import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { Section } from '#src/ui/section.tsx';
import { styles } from './process.styles.ts';
import { placeSpans, type Span } from './place-spans.ts';

/** Distance between bars, rem: keeps a number clear of the bar above, which may still continue. */
const STEP = 2;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const rem = (value: number) => `${value}rem`;

/** The phases as bars on an axis of weeks, in reading direction; the list below has the same content as text. */
export function ProcessAxis({ spans }: { spans: readonly Span[] }) {
  const language = useLanguage();
  const isMirrored = useDirection() === 'rtl';
  const { weeks, bars } = placeSpans(spans);
  const ground = STEP * (bars.length + 1);
  const place = (start: number, width = 0) => percent(isMirrored ? 1 - start - width : start);
  return (
    <svg className={styles.axis} height={rem(ground + STEP)} aria-hidden="true">
      {Array.from({ length: weeks }, (_, week) => (
        <line
          key={week}
          className={styles.tick}
          x1={place(week / weeks)}
          x2={place(week / weeks)}
          y1={rem(ground)}
          y2={rem(ground + 0.25)}
        />
      ))}
      <line className={styles.tick} x1="-100%" x2="200%" y1={rem(ground)} y2={rem(ground)} />
      {bars.map(({ id, from, start, width }, position) => (
        <g key={id}>
          <rect
            className={styles.bar}
            x={place(start, width)}
            y={rem(STEP * (position + 1))}
            width={percent(width)}
            height=".5rem"
          />
          <text className={styles.number} x={place(start)} y={rem(STEP * (position + 1) - 0.375)}>
            {formatPhase(language, position + 1)}
          </text>
          <text className={styles.week} x={place(start)} y={rem(ground + 1.25)}>
            {formatNumber(language, from)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The phases of the work, side by side. If all have weeks, a time axis shows them too. */
export function ProcessSection(section: SectionContent<'process'>) {
  const { id, gives, items } = section;
  const spans = items.flatMap(({ id: phase, from, to }) =>
    from === undefined ? [] : [{ id: phase, from, to }],
  );
  const isTimed = spans.length === items.length;
  const phases = items.map(({ id: phase, title, text, when, steps, result }, position) => (
    <li key={phase} className={styles.phase}>
      <h3 className={styles.name}>
        <PhaseNumber position={position} />
        {title}
      </h3>
      <div>
        {when === undefined ? null : <p className={styles.when}>{when}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.rest}>
        {steps === undefined ? null : (
          <ul className={styles.steps}>
            {steps.map((step) => (
              <li key={step.id}>{step.text}</li>
            ))}
          </ul>
        )}
        {result === undefined ? null : (
          <p className={styles.result}>
            <span className={styles.gives}>{gives}</span> {result}
          </p>
        )}
      </div>
    </li>
  ));
  return (
    <Section {...section}>
      {isTimed ? <ProcessAxis spans={spans} /> : null}
      <SnapRow className={isTimed ? styles.timed : styles.columns} labelledBy={`${id}-title`} isOrdered>
        {phases}
      </SnapRow>
    </Section>
  );
}
