import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { Picture } from '#src/ui/picture.tsx';
import { DrawingFigure } from './drawing-figure.tsx';
import { drawGulfOfAqaba } from './drawings/gulf-of-aqaba.ts';
import { drawGulfOfSuez } from './drawings/gulf-of-suez.ts';
import { drawHybridCloudMigration } from './drawings/hybrid-cloud-migration.ts';
import { drawMicrowaveHop } from './drawings/microwave-hop.ts';
import { drawRedSeaCoast } from './drawings/red-sea-coast.ts';
import { drawServiceDesk } from './drawings/service-desk.ts';
import { drawTwoPaths } from './drawings/two-paths.ts';
import { drawUserProvisioning } from './drawings/user-provisioning.ts';
import { styles } from './study-opening.styles.ts';

type StudyDrawingProps = { drawing: SectionContent<'study-opening'>['drawing']; study: CaseStudy };

/** What leads the page of a case study: a drawing made from its facts, or its picture. */
export function StudyDrawing({ drawing, study }: StudyDrawingProps) {
  switch (drawing.kind) {
    case 'microwave-hop':
      return <DrawingFigure drawing={drawing} draw={drawMicrowaveHop} />;
    case 'two-paths':
      return <DrawingFigure drawing={drawing} draw={drawTwoPaths} />;
    case 'service-desk':
      return <DrawingFigure drawing={drawing} draw={drawServiceDesk} />;
    case 'two-cells':
      return <DrawingFigure drawing={drawing} draw={drawGulfOfSuez} />;
    case 'coast-section':
      return <DrawingFigure drawing={drawing} draw={drawRedSeaCoast} />;
    case 'three-rings':
      return <DrawingFigure drawing={drawing} draw={drawGulfOfAqaba} />;
    case 'night-moves':
      return <DrawingFigure drawing={drawing} draw={drawHybridCloudMigration} />;
    case 'account-field':
      return <DrawingFigure drawing={drawing} draw={drawUserProvisioning} />;
    case 'picture':
      return (
        <div className={styles.picture}>
          <Picture picture={study.picture} alt={study.alt} sizes="100vw" first />
        </div>
      );
    default:
      return drawing satisfies never;
  }
}
