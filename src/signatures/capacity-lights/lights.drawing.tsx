import { countLights, layLights } from './lights.ts';
import { styles } from './lights.styles.ts';

/** Lights of one line of the field, where it lies and where it stands. */
const DEEP = { wide: 20, narrow: 35 } as const;

/** The capacity of a project as lights, all projects to one scale. */
export function LightsDrawing({ megawatts }: { megawatts: number }) {
  const lights = countLights(megawatts);
  const fields = {
    wide: layLights(lights, DEEP.wide, 'columns'),
    narrow: layLights(lights, DEEP.narrow, 'rows'),
  };
  const screens = ['wide', 'narrow'] as const;
  return screens.map((screen) => {
    const { width, height, d } = fields[screen];
    return (
      <svg key={screen} className={styles[screen]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={d} />
      </svg>
    );
  });
}
