/** A microwave link as its budget needs it. */
export type RadioLink = {
  /** Length of the hop, km. */
  kilometers: number;
  /** Frequency, GHz. */
  frequency: number;
  /** Power of the transmitter, dBm. */
  power: number;
  /** Diameter of each of the two dishes, m. */
  dish: number;
  /** What cables and filters take at both ends together, dB. */
  losses: number;
  /** Weakest signal that the receiver reads, dBm. */
  threshold: number;
};

/** Share of the waves that a dish gathers, of those that meet its face. */
const EFFICIENCY = 0.55;
/** Speed of light, m per nanosecond: divided by a frequency in GHz it gives a wavelength in m. */
const LIGHT = 0.299_792_458;
/** Earth's radius as radio sees it, doubled, in the units of `earthBulge`: the air bends the beam by a third. */
const BULGE = 12.742 * (4 / 3);
/** Share of the first Fresnel zone that has to stay clear. */
export const CLEAR_SHARE = 0.6;

/** What free space takes from a signal on its way, dB. */
export function freeSpaceLoss(kilometers: number, frequency: number): number {
  return 92.45 + 20 * Math.log10(kilometers) + 20 * Math.log10(frequency);
}

/** What a dish adds by pointing, dBi. */
export function dishGain(diameter: number, frequency: number): number {
  return 10 * Math.log10(EFFICIENCY * ((Math.PI * diameter * frequency) / LIGHT) ** 2);
}

/** Radius of the first Fresnel zone, in m, at a place so many km from the two ends. */
export function fresnelRadius(fromNear: number, fromFar: number, frequency: number): number {
  return 17.31 * Math.sqrt((fromNear * fromFar) / (frequency * (fromNear + fromFar)));
}

/** How far the curve of the earth stands up between two ends, in m, at a place so many km from them. */
export function earthBulge(fromNear: number, fromFar: number): number {
  return (fromNear * fromFar) / BULGE;
}

/** The running sum of a link: what is gained, what is lost, what arrives, and what is left for bad days. */
export function sumUp({ kilometers, frequency, power, dish, losses, threshold }: RadioLink) {
  const gain = dishGain(dish, frequency);
  const loss = freeSpaceLoss(kilometers, frequency);
  const received = power + gain - loss + gain - losses;
  return { gain, loss, received, reserve: received - threshold };
}
