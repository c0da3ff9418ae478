import { styles } from '#src/ui/site-drawing/site-drawing.styles.ts';
import { Still } from '#src/ui/still.tsx';
import * as shades from '#src/theme/shades.ts';

/** The substation, which was there: gantries and a transformer, in tone. */
export function Substation() {
  return (
    <Still>
      <path
        className={styles.tone}
        d="M0 0 5-92 10 0M58 0l5-92L68 0M116 0l5-92 5 92M0-92h128M0-87h128M22-87v16m14-16v16m14-16v16M76-87v16m14-16v16m14-16v16M150-62Q138-76 121-87M150 0v-64"
      />
      <path
        fill={shades.silhouette}
        d="M72-28h34V-2H72zM67-24h5V0h-5zM106-24h5V0h-5zM78-37h4v9h-4zM87-37h4v9h-4zM96-37h4v9h-4zM20-40h3V0h-3zM34-40h3V0h-3zM48-40h3V0h-3z"
      />
      <path className={styles.fine} d="m5-92 5 92M63-92l5 92M121-92l5 92" />
    </Still>
  );
}
