import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber, formatPercent } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Fold } from '#src/ui/fold.tsx';
import { PageOpening } from '#src/ui/page-title.tsx';
import { OutputChart } from './output-chart.tsx';
import { computeDay } from './plant-day.ts';
import { styles } from './plant-panel.styles.ts';
import { PlantPlan } from './plant-plan.drawing.tsx';
import { StationCurve } from './station-curve.tsx';

/** The first view: the control room panel of a plant. */
export function PlantPanelSection(section: SectionContent<'plant-panel'>) {
  return (
    <section
      id={section.id}
      className={styles.section}
      data-tone="ink"
      aria-labelledby={`${section.id}-title`}
    >
      <PageOpening section={section} />
      <PlantReadouts {...section} />
    </section>
  );
}

/** The panel: availability, output, alarms and age of the data. */
function PlantReadouts({ day, panel }: SectionContent<'plant-panel'>) {
  const { title, example, megawatts, availability, output, alarms, freshness, fault } = panel;
  const language = useLanguage();
  const figures = computeDay(day);
  const share = formatPercent(language, figures.share);
  const write = (value: number, decimals = 0) =>
    formatNumber(language, Number(value.toFixed(decimals)), decimals);
  const most = Math.max(...alarms.causes.map(({ sampleCount }) => sampleCount));
  return (
    <div className={styles.root}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.heading}>{title}</h2>
          <p className={styles.example}>{example}</p>
        </header>
        <div className={styles.availability}>
          <h3 className={styles.name}>{availability.title}</h3>
          <div className={styles.state}>
            <p className={styles.share}>
              <bdi dir="ltr">
                {share.number}
                <span className={styles.sign}>{share.sign}</span>
              </bdi>
            </p>
            <p className={styles.ready}>{availability.sampleReady}</p>
          </div>
          <PlantPlan day={day} />
          <p className={styles.text}>{availability.plan}</p>
        </div>
        <div className={styles.output}>
          <h3 className={styles.name}>{output.title}</h3>
          <dl className={styles.sums}>
            <div className={styles.made}>
              <dt className={styles.unit}>{output.made}</dt>
              <dd className={styles.sum}>{write(figures.made)}</dd>
            </div>
            <div className={styles.possible}>
              <dt className={styles.unit}>{output.possible}</dt>
              <dd className={styles.sum}>{write(figures.allowed)}</dd>
            </div>
          </dl>
          <OutputChart day={day} dip={output.sampleDip} forecast={output.forecast} megawatts={megawatts} />
        </div>
        <div className={styles.alarms}>
          <h3 className={styles.name}>{alarms.title}</h3>
          <Fold label={alarms.open}>
            <p className={styles.text}>{alarms.text}</p>
            <ul className={styles.causes}>
              {alarms.causes.map(({ id: cause, title: name, sampleCount }) => (
                <li key={cause} className={styles.cause}>
                  <span>{name}</span>
                  <b className={styles.count}>{sampleCount}</b>
                  <svg className={styles.bar} aria-hidden="true">
                    <rect width={`${((sampleCount / most) * 100).toFixed(1)}%`} height="100%" />
                  </svg>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
        <div className={styles.freshness}>
          <h3 className={styles.name}>{freshness.title}</h3>
          <Fold label={freshness.open}>
            <p className={styles.text}>{freshness.text}</p>
            <dl className={styles.sources}>
              {freshness.sources.map(({ id: source, isLate, title: name, sampleAge }) => (
                <div key={source} className={isLate === true ? styles.late : styles.source}>
                  <dt>{name}</dt>
                  <dd>{sampleAge}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
        <div className={styles.fault}>
          <div className={styles.loss}>
            <h3 className={styles.station}>{fault.title}</h3>
            <p>
              <span className={styles.lostFigure}>{write(figures.lost, 1)}</span> {fault.lost}
            </p>
          </div>
          <p>{fault.text}</p>
          <StationCurve day={day} />
          <dl className={styles.costs}>
            <div>
              <dt className={styles.unit}>{fault.cost}</dt>
              <dd className={styles.cost}>{write(figures.cost)}</dd>
            </div>
            <div>
              <dt className={styles.unit}>{fault.part}</dt>
              <dd className={styles.cost}>{fault.samplePart}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}
