import { styles } from './site-drawing.styles.ts';

/** The town at the horizon, with the head office as its highest building. */
export function Town() {
  return (
    <g>
      <path fill="#1B2A39" d="M0 0v-9h9v-6h10v8h6v-19h13v15h7v-6h9v10h8V0z" />
      <path
        className={styles.windows}
        d="M28-22h2m3 0h2m-7 4h2m3 0h2m-7 4h2m3 0h2m-7 4h2m3 0h2M12-11h2M48-12h2m-9 6h2M4-5h2m11 1h2m35 1h2"
      />
    </g>
  );
}
