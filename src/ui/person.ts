/** Outline of a person of 175 units who stands on the origin of the drawing. */
export const PERSON =
  'M-13-145H13L22-137 27-82H18L14-118V0H2L0-76-2 0H-14V-118L-18-82H-27L-22-137zM-12-162a12 12 0 1 0 24 0a12 12 0 1 0-24 0';
