import { drawArrow } from './arrow.ts';
import { cooler, rectifiers } from './cabinet.ts';
import { styles } from './cabinet.styles.ts';
import { drawFibers, FLOOR, POWER, ROOM, WIDTH } from './layer-tower.ts';

/** What is seen of the power bay, with the wire beside it. */
const bay = { x: 136, width: rectifiers.width + 80, height: FLOOR - ROOM } as const;
/** The cooling unit is drawn smaller, so that it stands as high as the bay. */
const UNIT = { x: 668, scale: 0.62 } as const;
const edge = UNIT.x + cooler.depth * UNIT.scale;

/** Rectifiers, a string of batteries and a cooling unit on the floor, in which the fiber ends. */
export function PowerBand() {
  return (
    <>
      <svg {...bay} y={ROOM} viewBox={`${rectifiers.x - 10} ${rectifiers.y} ${bay.width} ${bay.height}`}>
        <use href="#cabinet-power" />
      </svg>
      <use
        className={styles.dark}
        href="#cabinet-cooler"
        transform={`translate(${edge} ${FLOOR}) scale(${-UNIT.scale} ${UNIT.scale}) translate(${cooler.depth} ${-cooler.top - cooler.height})`}
      />
      <path
        className={styles.cold}
        d={drawArrow(`M${UNIT.x - 2} ${FLOOR - 40}h-60`, [UNIT.x - 66, FLOOR - 40], [-28, 0])}
      />
      <path className={styles.hot} d={drawArrow(`M${edge + 4} 120h34`, [edge + 40, 120], [28, 0])} />
      <path className={styles.floor} d={`M0 ${FLOOR}H${WIDTH}V${POWER}H0z`} />
      <path className={styles.riser} d={drawFibers(0, POWER)} />
      <path className={styles.edge} d={`M0 ${FLOOR}H${WIDTH}`} />
    </>
  );
}
