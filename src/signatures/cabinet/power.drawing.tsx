import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { Shapes } from '#src/ui/drawing.tsx';
import { batteries, breakers, drawBatteries, rectifiers } from './equipment.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** What feeds the rack: breakers and surge protection, rectifiers, so many batteries. */
export function PowerDrawing({ batteries: count }: { batteries: number }) {
  const module = rectifiers.width / rectifiers.count;
  const modules = listRange(0, rectifiers.count - 1, 1).map((at) => rectifiers.x + at * module);
  const levers = listRange(0, 7, 1).map((at) => breakers.x + 20 + at * 34);
  const last = batteries.tops.at(-1) ?? 0;
  return (
    <g>
      <rect className={styles.face} {...breakers} rx="0" />
      <path className={styles.slots} d={drawBoxes(levers.map((x) => [x, breakers.y + 36, 26, 106]))} />
      <path className={styles.lights} d={drawBoxes(levers.map((x) => [x + 7, breakers.y + 52, 12, 30]))} />
      <path
        className={styles.block}
        d={drawBoxes([0, 1, 2].map((at) => [breakers.x + 306 + at * 40, breakers.y + 36, 32, 106]))}
      />
      {modules.map((x) => (
        <g key={x}>
          <rect className={styles.face} x={x} y={rectifiers.y} width={module} height={rectifiers.height} />
          <path
            className={styles.slots}
            d={listRange(18, module - 18, 12)
              .map((at) => `M${x + at} ${rectifiers.y + 44}v70`)
              .join('')}
          />
          <path className={styles.lights} d={drawBoxes([[x + 16, rectifiers.y + 18, 22, 10]])} />
        </g>
      ))}
      <path className={styles.wire} d={`M${rectifiers.x + 500} ${last - 24}V${rectifiers.y + 60}h-56`} />
      {batteries.tops.map((y) => (
        <path key={y} className={styles.lid} d={`M${batteries.x + 430} ${y - 24}h70`} />
      ))}
      <Shapes shapes={drawBatteries(count)} styles={styles} />
    </g>
  );
}
