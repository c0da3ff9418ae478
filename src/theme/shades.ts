// Tones of drawings and maps, as separate constants so that browser bundles include only those they use.

// On light backgrounds: land, lines, light and people.
export const earth = '#EBE3D4';
export const plain = '#F1EBE0';
export const fine = '#8A8778';
export const amber = '#B8690F';
export const heat = '#E0A15C';
export const water = '#DDE7E5';
export const shallows = '#CBDADB';
export const cover = '#DFE6DF';
export const covers = '#CADAD3';
export const litRoom = '#F9E3B8';
export const darkRoom = '#B9BCBC';

// Dusk.
export const people = '#F0DCC6';
export const silhouette = '#0E1D2A';
export const hatch = '#6F879B';
export const glow = '#FFC98A';
export const glowEdge = '#F0A468';
export const soil = '#10263A';
export const soilDeep = '#0B1B2B';
export const roomTop = '#155058';
export const roomLow = '#E2B273';
export const horizon = '#D09468';
export const haze = '#8A6E70';
export const sky = '#3F546B';
export const zenith = '#1B3851';
export const farRange = '#5C6270';
export const nearRange = '#33414F';
export const duskContour = '#F3C79A';
export const steel = '#8FA6B8';
export const straw = '#E6C08F';
export const copper = '#C58F5C';

// Maps at night.
export const nightLand = '#1B3850';
export const nightCoast = '#6F8DA3';
export const nightWater = '#14293C';

// Select the light or dark half of a color pair.
export const lightHalf = '#fff';
export const darkHalf = '#000';
