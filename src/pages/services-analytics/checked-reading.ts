const KILOWATTS = 1000;
const HUNDREDTHS = 100;

/** A reading in MW, to two decimals, whatever unit it came in. */
export function inMegawatts(power: number, unit: 'kW' | 'MW'): number {
  const megawatts = unit === 'kW' ? power / KILOWATTS : power;
  return Math.round(megawatts * HUNDREDTHS) / HUNDREDTHS;
}
