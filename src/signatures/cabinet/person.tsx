import { PERSON } from '#src/ui/person.ts';
import { PERSON_AT } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** A person of 1.75 m beside the cabinet: the scale. Drawn in centimeters. */
export function Person() {
  return <path className={styles.person} transform={`translate(${PERSON_AT} 0) scale(10)`} d={PERSON} />;
}
