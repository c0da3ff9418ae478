import { BASE_PATH } from '#src/config/base-path.ts';
import { styles } from './study-sheet.styles.ts';

/** Studies whose drawing is a plan, on which north is up in every language. */
const plans: readonly string[] = ['gulf-of-suez', 'benban-south'];

/** The part of a drawing that tells its story where there is room for no more: `x,y,width,height` of 1200 × 720. */
const parts: Readonly<Record<string, string>> = {
  'gulf-of-suez': '400,190,500,380',
  'ras-ghareb': '28,180,580,480',
  'red-sea-coast': '260,160,500,420',
  'gulf-of-aqaba': '480,230,480,400',
  'benban-south': '640,80,540,430',
  'service-desk': '750,260,440,300',
  'hybrid-cloud-migration': '806,210,376,440',
  'user-provisioning': '370,50,430,410',
};

type StudySheetProps = {
  /** Id of the study. */
  study: string;
  /** Phones show a part of it, larger. */
  isPart?: boolean;
  alt?: string | undefined;
  className: string;
};

/** The drawing of a case study as a picture: a section begins where reading starts, a plan (`data-plan`) never turns. */
export function StudySheet({ study, isPart = false, alt = '', className }: StudySheetProps) {
  const source = `${BASE_PATH}/drawings/${study}.svg`;
  const part = isPart ? parts[study] : undefined;
  const sheet = (
    <img
      className={`${styles.root} ${className}`}
      data-plan={plans.includes(study) ? '' : undefined}
      src={source}
      alt={alt}
      width="1200"
      height="720"
      loading="lazy"
      decoding="async"
    />
  );
  return part === undefined ? (
    sheet
  ) : (
    <picture>
      <source
        media="(width < 48rem)"
        srcSet={`${source}#svgView(viewBox(${part});preserveAspectRatio(xMidYMid%20slice))`}
      />
      {sheet}
    </picture>
  );
}
