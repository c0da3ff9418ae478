import { PERSON_AT } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** A person of 1.75 m beside the cabinet: the scale. Drawn in centimeters. */
export function Person() {
  return (
    <path
      className={styles.person}
      transform={`translate(${PERSON_AT} 0) scale(10)`}
      d="M-13-145H13L22-137 27-82H18L14-118V0H2L0-76-2 0H-14V-118L-18-82H-27L-22-137zM-12-162a12 12 0 1 0 24 0a12 12 0 1 0-24 0"
    />
  );
}
