import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Position of a marker on the map, from the left and the top. */
    '--map-x'?: string;
    '--map-y'?: string;
    /** Clockwise rotation of a sea's name. */
    '--map-turn'?: string;
  }
}
