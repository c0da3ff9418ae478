import type { SectionContent } from '#src/content/content-types.ts';
import { Section } from '#src/ui/section.tsx';
import { styles } from './features.styles.ts';

/** A large number with its unit below. A value in another unit, in brackets, moves to the unit line. */
function Quantity({ figure, unit }: { readonly figure: string; readonly unit: string | undefined }) {
  const [number, inBrackets] = figure.split(/\s(?=\()/u);
  return (
    <p className={styles.quantity}>
      <bdi className={styles.figure}>{number}</bdi>{' '}
      <span className={styles.unit}>{inBrackets === undefined ? unit : `${inBrackets} ${unit ?? ''}`}</span>
    </p>
  );
}

type FeatureListProps = Pick<SectionContent<'features'>, 'layout' | 'items'> & { Name?: 'h3' | 'strong' };

/** Points in columns, ruled rows or pairs next to a heading; a point's number, if any, is the most prominent. */
export function FeatureList({ layout = 'columns', items, Name = 'h3' }: FeatureListProps) {
  return (
    <ul className={styles[layout]} data-layout={layout}>
      {items.map(({ id, title, text, figure, unit, sampleFigure = figure, sampleUnit = unit }) => (
        <li key={id} className={sampleFigure === undefined ? styles.point : styles.counted}>
          <Name className={styles.name}>{layout === 'beside' ? <bdi>{title}</bdi> : title}</Name>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
          {sampleFigure === undefined ? null : <Quantity figure={sampleFigure} unit={sampleUnit} />}
        </li>
      ))}
    </ul>
  );
}

/** Short named points below or next to their heading. */
export function FeaturesSection(section: SectionContent<'features'>) {
  return (
    <Section {...section}>
      <FeatureList {...section} />
    </Section>
  );
}
