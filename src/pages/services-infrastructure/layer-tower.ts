import { batteries, rack, rectifiers } from './cabinet.ts';

/** Every band of the tower is as wide, so that they stand on each other; mm, as in the cabinet. */
export const WIDTH = 860;
/** Above and below what a band shows: rules pass between the parts. */
export const ROOM = 16;
/** Where the rack begins, and its two fibers beside it. */
export const RACK = (WIDTH - rack.width) / 2;
export const fibers = [RACK - 70, RACK - 58] as const;
/** Where lines come down from the applications to the panel of the network. */
export const links = [258, 430, 602] as const;
/** Height of the highest band, and of the lowest one with the floor that everything stands on. */
export const CLOUD = 212;
export const FLOOR = ROOM + batteries.tops[0] + batteries.height - rectifiers.y + 8;
export const POWER = FLOOR + 40;

/** The fibers between two levels of a band. */
export const drawFibers = (from: number, to: number) => fibers.map((x) => `M${x} ${from}V${to}`).join('');
