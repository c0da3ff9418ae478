import { languages, releasedLanguages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { addressOfPath } from '#src/routing/addresses.ts';
import { type RouteDeclaration, routes } from '#src/routing/routes.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { ServiceName } from '#src/ui/service-name.tsx';
import { Still } from '#src/ui/still.tsx';
import { HeadlineGuides } from './headline-guides.tsx';
import { baselinesOf, type HeadlineScript, headlineSets, heightOf, SIZE } from './headline-sets.ts';
import { headlines } from './headlines.ts';
import { styles } from './two-headlines.styles.ts';

/** The page that shows it, which a site may be without. */
const PAGE = 'services-web-development';
const table: Readonly<Record<string, RouteDeclaration>> = routes;
/** Width of the drawing. */
const WIDTH = 6050;

/** The headline in two scripts and in one size, on the lines that it is set on: the page's own, and that of the other language as a drawing. */
export function TwoHeadlinesSection({
  id,
  eyebrow,
  title,
  lead,
  actions,
  letter,
  otherLetter,
  baseline,
  unit,
  lines,
  otherLines,
  same,
  other,
}: SectionContent<'two-headlines'>) {
  const language = useLanguage();
  const { script } = languages[language];
  const otherLanguage = releasedLanguages.find((code) => languages[code].script !== script);
  const drawn: HeadlineScript = script === 'arabic' ? 'latin' : 'arabic';
  const start = drawn === 'arabic' ? WIDTH : 0;
  const baselines = baselinesOf(drawn);
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.own}>
        <div className={styles[script === 'arabic' ? 'lower' : 'headline']}>
          <HeadlineGuides script={script} letter={letter} baseline={baseline} side="end" />
          <h1 id={`${id}-title`} className={styles[script]} tabIndex={-1}>
            <ServiceName name={eyebrow} />
            {title.split(' ').map((line) => (
              <span key={line} className={styles.line}>
                {line.replaceAll('\u00A0', ' ')}{' '}
              </span>
            ))}
          </h1>
        </div>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} />
        </p>
        <p className={styles.sum}>
          <span className={styles.count}>
            {headlineSets[script].lines} <span className={styles.unit}>{unit}</span>
          </span>{' '}
          {lines}
        </p>
      </div>
      <div className={styles.other} data-tone="ink">
        <div className={styles[drawn === 'arabic' ? 'lower' : 'headline']}>
          <HeadlineGuides script={drawn} letter={otherLetter} baseline={baseline} side="start" />
          <svg
            className={styles[drawn === 'arabic' ? 'drawnArabic' : 'drawnLatin']}
            viewBox={`0 0 ${WIDTH} ${heightOf(drawn) * SIZE}`}
            aria-hidden="true"
          >
            <Still>
              <g id="other-headline">
                {headlines[drawn].map((line, position) => (
                  <path
                    key={line}
                    d={line}
                    transform={`translate(${start} ${((baselines[position] ?? 0) * SIZE).toFixed(0)})`}
                  />
                ))}
              </g>
            </Still>
          </svg>
        </div>
        <p className={styles.same}>{same}</p>
        {otherLanguage === undefined ? null : (
          <p className={styles.switch}>
            <a
              className={styles.link}
              href={addressOfPath(table[PAGE]?.path ?? '/', otherLanguage)}
              hrefLang={otherLanguage}
            >
              {other}
            </a>
          </p>
        )}
        <p className={styles.sum}>
          <span className={styles.count}>
            {headlineSets[drawn].lines} <span className={styles.unit}>{unit}</span>
          </span>{' '}
          {otherLines}
        </p>
      </div>
    </section>
  );
}
