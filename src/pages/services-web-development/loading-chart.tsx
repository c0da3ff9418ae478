import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { frames, percent, placeOf } from './first-second-axis.ts';
import { styles } from './loading-chart.styles.ts';
import { writeSeconds } from './write-seconds.ts';

type LoadingChartProps = Pick<
  SectionContent<'first-second'>,
  'seconds' | 'kilobytes' | 'readable' | 'mark' | 'requests'
>;

const BYTES = 1000;
/** In em: height of a line of the chart, of its words, and where its bar stands below them. */
const ROW = 2.6;
const WORDS = 1.1;
const BAR = { top: 1.5, height: 0.55 };

const em = (height: number) => `${height.toFixed(2)}em`;

/** What is fetched, each as long as it took, and the mark of the moment from which on the text can be read. */
export function LoadingChart({ seconds, kilobytes, readable, mark, requests }: LoadingChartProps) {
  const language = useLanguage();
  const { script } = languages[language];
  const writeSize = (bytes: number) =>
    `${formatNumber(language, Math.round(bytes / BYTES))}\u00A0${kilobytes}`;
  const writeTime = (ms: number) => `${formatNumber(language, Math.round(ms / 10) / 100, 2)}\u00A0${seconds}`;
  const writeRequest = (
    title: string,
    { start, end, bytes }: { start: number; end: number; bytes: number },
  ) => `${title} · ${writeSize(bytes)} · ${writeTime(start)} – ${writeTime(end)}`;
  const bottom = requests.length * ROW;
  const readableAt = percent(placeOf(readable[script]));
  return (
    <>
      <p className={styles.read} dir="ltr" aria-hidden="true">
        <svg className={styles.until} width={readableAt} />
        <span>{isolateInLanguage(`${mark} ${writeTime(readable[script])}`, language)}</span>
      </p>
      <svg className={styles.chart} direction="ltr" aria-hidden="true">
        {frames.map((ms) => {
          const place = percent(placeOf(ms));
          return (
            <g key={ms}>
              <line className={styles.grid} x1={place} x2={place} y2={em(bottom)} />
              <text className={styles.time} x={place} y={em(bottom + WORDS)}>
                {ms === frames.at(-1)
                  ? isolateInLanguage(writeTime(ms), language)
                  : writeSeconds(language, ms)}
              </text>
            </g>
          );
        })}
        {requests.map(({ id, measured }, position) => {
          const { start, end } = measured[script];
          return (
            <rect
              key={id}
              className={end <= readable[script] ? styles.needed : styles.bar}
              x={percent(placeOf(start))}
              y={em(position * ROW + BAR.top)}
              width={percent(placeOf(end - start))}
              height={em(BAR.height)}
            />
          );
        })}
        <line className={styles.mark} x1={readableAt} x2={readableAt} y2={em(bottom)} />
        {requests.map(({ id, title, measured }, position) => {
          const { start, bytes } = measured[script];
          return (
            <text
              key={id}
              className={styles.words}
              x={percent(placeOf(start))}
              y={em(position * ROW + WORDS)}
            >
              {isolateInLanguage(`${title} · ${writeSize(bytes)}`, language)}
            </text>
          );
        })}
      </svg>
      <ul className={styles.unseen}>
        {requests.map(({ id, title, measured }) => (
          <li key={id}>{writeRequest(title, measured[script])}</li>
        ))}
      </ul>
    </>
  );
}
