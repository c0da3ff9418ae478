// Tones of drawings and maps. Each is a constant of its own, so that the browser's scripts hold those that they draw with.

// On light grounds: land, lines, light and people.
export const earth = '#EBE3D4';
export const plain = '#F1EBE0';
export const rock = '#DDD2BE';
export const gravel = '#D9CDB9';
export const loam = '#EADFCB';
export const concrete = '#D8CFBD';
export const clay = '#E3D8C3';
export const contour = '#CBBFA9';
export const fine = '#8A8778';
export const tone = '#51606C';
export const amber = '#B8690F';
export const heat = '#E0A15C';
export const reach = '#F3E3CC';
export const water = '#DDE7E5';
export const shallows = '#CBDADB';
export const cover = '#DFE6DF';
export const covers = '#CADAD3';
export const panel = '#C9D3DA';
export const display = '#E3E1DC';
export const rule = '#C9C2B6';
export const litRoom = '#F9E3B8';
export const darkRoom = '#B9BCBC';
export const crew = '#8A3B12';
export const figure = '#B9783B';
export const skin = '#F0C592';
export const coat = '#1C3A55';

// At dusk; the hubs of turbines are as light as people.
export const people = '#F0DCC6';
export const warm = '#F0B27A';
export const lamplight = '#FBC878';
export const silhouette = '#0E1D2A';
export const cabin = '#12222F';
export const roof = '#233A50';
export const hatch = '#6F879B';
export const towerShadow = '#22323F';
export const towerFoot = '#3B4650';
export const towerDark = '#233546';
export const towerLit = '#F3C08D';
export const nacelle = '#2A3B4B';
export const blade = '#E9D3BD';
export const bladeDark = '#5D6670';
export const glow = '#FFC98A';
export const glowEdge = '#F0A468';
export const soil = '#10263A';
export const soilDeep = '#0B1B2B';
export const roomTop = '#155058';
export const roomLow = '#E2B273';
export const wall = '#0B3B42';
export const desk = '#06131C';
export const seated = '#04101A';
export const rack = '#061019';
export const networkRoom = '#0A2A33';
export const ridge = '#122A40';
export const plainAtDusk = '#1A3850';
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

// Maps by night.
export const nightLand = '#1B3850';
export const nightCoast = '#6F8DA3';
export const nightWater = '#14293C';

// Selects the dark half of each color.
export const lightHalf = '#fff';
export const darkHalf = '#000';
