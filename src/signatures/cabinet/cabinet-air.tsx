import { drawArrow } from './arrow.ts';
import { cooler } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** The air inside, which one cooling unit cools, and the air outside, which takes the heat. */
export function CabinetAir() {
  const { top } = cooler;
  const bottom = top + cooler.height;
  return (
    <>
      <path
        className={styles.cold}
        d={[
          drawArrow(`M-60 ${bottom - 70}H200`, [205, bottom - 70], [40, 0]),
          drawArrow(
            `M260 ${bottom - 70}H560Q660 ${bottom - 70} 660 ${bottom - 190}V-1960`,
            [660, -1980],
            [0, -40],
          ),
          drawArrow(`M640-2060H100Q84-2060 84-2040V${top + 110}H-20`, [-50, top + 110], [-40, 0]),
        ].join('')}
      />
      <path
        className={styles.hot}
        d={[
          drawArrow(`M-520 ${bottom - 190}q70-46 140 0t140 0`, [-236, bottom - 190], [44, 8]),
          drawArrow(`M-236 ${top + 110}q-70-46-140 0t-140 0`, [-524, top + 110], [-44, 8]),
        ].join('')}
      />
    </>
  );
}
