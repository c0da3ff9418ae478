import type { SectionContent } from '#src/content/content-types.ts';
import { useDirection } from '#src/i18n/use-language.ts';
import { partAddress, PERSON } from '#src/ui/drawing.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { styles } from './coverage-plan.styles.ts';

/** The visitor's side of the plan, uncropped, and the visitor's position on it next to the text. */
const sides = {
  ltr: { frame: '-24 30 1120 930', align: 'xMinYMid', visitor: '118 520' },
  rtl: { frame: '504 30 1120 930', align: 'xMaxYMid', visitor: '1506 560' },
} as const;
const masts = ['560 330', '950 300', '1020 630', '690 690'];

/** A coverage plan. Never mirrored: in right-to-left languages the visitor is on its other side. */
function CoverageDrawing() {
  const direction = useDirection();
  const { frame, align, visitor } = sides[direction];
  return (
    <svg className={styles.drawing} viewBox={frame} preserveAspectRatio={`${align} slice`} aria-hidden="true">
      {['land', `way-${direction}`, 'camp'].map((part) => (
        <use key={part} href={partAddress('coverage-plan', part)} />
      ))}
      {masts.map((place) => (
        <g key={place} transform={`translate(${place})`}>
          <path className={styles.mast} d="M-9 8H9L0-12z" />
        </g>
      ))}
      <g transform={`translate(${visitor})`}>
        <g className={styles.mark}>
          <circle r="30" className={styles.ring} />
          <path className={styles.person} transform="translate(0 18)scale(.21)" d={PERSON} />
        </g>
      </g>
    </svg>
  );
}

/** The first view of the page: the visitor's position, beyond the edge of coverage. */
export function CoveragePlanSection({ id, eyebrow, title, lead }: SectionContent<'coverage-plan'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <PageTitle section={id} className={styles.title}>
          {title}
        </PageTitle>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.map}>
        <CoverageDrawing />
      </div>
    </section>
  );
}
