import { languages } from '#src/config/languages.ts';
import { useShell } from '#src/content/shell-context.ts';
import { Definitions } from '#src/ui/site-drawing/definitions.tsx';
import { UprightDrawing } from './upright.drawing.tsx';
import { WideDrawing } from './wide.drawing.tsx';

type SiteDrawingProps = { wide: string; upright: string };

/** A site with everything that the company builds on it: wide where there is room, else upright with numbers. */
export function SiteDrawing({ wide, upright }: SiteDrawingProps) {
  const { direction } = languages[useShell().language];
  return (
    <>
      <Definitions />
      <div className={wide}>
        <WideDrawing direction={direction} />
      </div>
      <div className={upright}>
        <UprightDrawing direction={direction} />
      </div>
    </>
  );
}
