import { BASE_PATH } from '#src/config/base-path.ts';
import { styles } from './study-sheet.styles.ts';

type StudySheetProps = {
  study: {
    id: string;
    drawn?: string | undefined;
    isPlan?: boolean | undefined;
    picture: { name: string; width: number; widths: readonly number[] };
    alt: string;
  };
  className: string;
};

/** The drawing of a case study, mirrored in right-to-left languages unless it is a plan; or else its picture. */
export function StudySheet({ study, className }: StudySheetProps) {
  const { id, drawn, isPlan, picture, alt } = study;
  const size = { width: 1200, height: 720, loading: 'lazy', decoding: 'async' } as const;
  if (drawn === undefined) {
    const nameFile = (width: number) => `${BASE_PATH}/pictures/${picture.name}-${width}.webp`;
    return (
      <img
        className={`${styles.root} ${className}`}
        data-plan=""
        src={nameFile(picture.widths[0] ?? picture.width)}
        srcSet={picture.widths.map((width) => `${nameFile(width)} ${width}w`).join(', ')}
        sizes="(width < 48rem) 100vw, 50vw"
        alt={alt}
        {...size}
      />
    );
  }
  return (
    <img
      className={`${styles.root} ${className}`}
      data-plan={isPlan === true ? '' : undefined}
      src={`${BASE_PATH}/drawings/${id}.svg`}
      alt={drawn}
      {...size}
    />
  );
}
