import type { ReactNode } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SignalLines } from '#src/ui/signal-lines.tsx';
import { styles } from './impact.styles.ts';

type ImpactFigure = SectionContent<'impact'>['items'][number];
type ImpactSectionProps = SectionContent<'impact'> & {
  /** Shows the figure itself, without its unit. */
  renderValue: (figure: ImpactFigure) => ReactNode;
};

/** What was achieved, in large figures on ink. */
export function ImpactSection({ id, eyebrow, title, items, renderValue }: ImpactSectionProps) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <SignalLines place="band" />
      <Reveal className={styles.wrap}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} />
        <dl className={styles.figures}>
          {items.map((figure) => (
            <div key={figure.id} className={styles.item}>
              <dt className={styles.label}>{figure.label}</dt>
              <dd className={styles.value}>
                <Figure value={renderValue(figure)} before={figure.before} unit={figure.unit} />
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  );
}
