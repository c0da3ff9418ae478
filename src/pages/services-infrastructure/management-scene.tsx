import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { drawArrow } from './arrow.ts';
import { styles } from './cabinet.styles.ts';
import { PhaseSite } from './phase-site.tsx';
import { PhaseMast } from './phase-mast.tsx';
import { DEPTH } from './phases.ts';

/** The cabinet at work below its shade, connected with the mast. */
export function ManagementScene() {
  return (
    <>
      <PhaseSite />
      <path className={styles.fill} d="M414 0H640V66H414z" />
      <path className={styles.concrete} d="M368-15H532V26H368z" />
      <path className={styles.cut} d="M368 0V-15H532V0M368 0V26H532V0" />
      <PhaseMast />
      <path className={styles.roof} d="M357-100h23v75h-23zM520-100h23v75h-23z" />
      <path className={styles.object} d="M394-215v-28M506-215v-23" />
      <path className={styles.roof} d="M347-252 553-244v7L347-245z" />
      <path className={styles.room} d="M380-15V-215H520V-15z" />
      <path className={styles.cut} d="M380-15V-215H520V-15z" />
      <path className={styles.slots} d="M450-212V-18" />
      <path
        className={styles.cord}
        d={listRange(-200, -60, 14)
          .map((y) => `M394 ${y}h44`)
          .join('')}
      />
      <path className={styles.block} d={drawBoxes(listRange(-202, -50, 37).map((y) => [462, y, 46, 28]))} />
      <path className={styles.buried} d={`M440-15V${DEPTH}H612V-340H9000`} />
      <path
        className={styles.sun}
        d={[380, 422, 464].map((x) => drawArrow(`M${x - 24}-326 ${x}-268`, [x, -268], [6, 14])).join('')}
      />
    </>
  );
}
