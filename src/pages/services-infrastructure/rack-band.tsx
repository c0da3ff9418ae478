import { rack } from './cabinet.ts';
import { styles } from './cabinet.styles.ts';
import { drawFibers, fibers, links, RACK, ROOM } from './layer-tower.ts';

const rails = [RACK - 22, RACK + rack.width + 22];
const [outer, inner] = fibers;

/** What the network is connected to: the applications above it, and the fibers that lead down. */
const drawConnections = (height: number) =>
  `${links.map((x) => `M${x} 0V${ROOM}`).join('')}M${RACK + 80} 54H${outer + 30}Q${outer} 54 ${outer} 84V${height}M${RACK + 80} 68H${inner + 28}Q${inner} 68 ${inner} 96V${height}`;

/** A band of the rack: it shows what the drawing of the cabinet defines. `top` is where that begins there. */
export function RackBand({ layer, top, height }: { layer: string; top: number; height: number }) {
  const isFirst = layer === 'network';
  return (
    <>
      <path className={styles.slots} d={rails.map((x) => `M${x} ${isFirst ? 8 : 0}V${height}`).join('')} />
      <use href={`#cabinet-${layer}`} x={RACK - rack.x} y={ROOM - top} />
      <path className={styles.fiber} d={isFirst ? drawConnections(height) : drawFibers(0, height)} />
    </>
  );
}
