import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Place of a marker on the map, from its left and from its top. */
    '--map-x'?: string;
    '--map-y'?: string;
    /** How far the name of a sea is turned to the right. */
    '--map-turn'?: string;
  }
}
