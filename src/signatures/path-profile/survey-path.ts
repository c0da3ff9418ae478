import type { SectionContent } from '#src/content/content-types.ts';

export type RadioPath = SectionContent<'path-profile'>['radio'];
type Mast = RadioPath['masts'][number];
type Hop = readonly [near: Mast, far: Mast];
type Ground = RadioPath['sampleGround'];

/** Ground below this height, m, is coast or sea, and smooth. */
const COAST = 36;
/** Up to this distance from a mast, km, the beam is always near the ground. */
const BESIDE = 5;

/** Twice the effective radius of the earth, in the units of `earthBulge`: refraction in the air adds a third. */
const BULGE = 12.742 * (4 / 3);
/** Share of the first Fresnel zone that must stay clear. */
export const CLEAR_SHARE = 0.6;

/** Returns the radius of the first Fresnel zone, m; distances to both ends in km, frequency in GHz. */
export function fresnelRadius(fromNear: number, fromFar: number, frequency: number): number {
  return 17.31 * Math.sqrt((fromNear * fromFar) / (frequency * (fromNear + fromFar)));
}

/** Returns the height of the earth's curve above the line between two ends, m; distances to both ends in km. */
export function earthBulge(fromNear: number, fromFar: number): number {
  return (fromNear * fromFar) / BULGE;
}

/** Height of stones and gullies, m. */
const roughnessAt = (km: number) =>
  3.4 * Math.sin(km * 2.3) + 2.6 * Math.sin(km * 5.9 + 1) + 1.8 * Math.sin(km * 11.3);

/** Returns the height of the ground, m, interpolated between known positions. */
function heightAt(ground: Ground, km: number): number {
  const next = ground.findIndex(([at]) => at > km);
  const after = ground[next] ?? ground.at(-1) ?? [km, 0];
  const before = ground[next - 1] ?? after;
  const share = (km - before[0]) / (after[0] - before[0] || 1);
  const height = before[1] + (after[1] - before[1]) * ((1 - Math.cos(Math.PI * share)) / 2);
  return height < COAST ? height : height + roughnessAt(km);
}

/**
 * Returns the mast at each end and the hops between them.
 * @throws RangeError if one is missing
 */
function listHops(masts: readonly Mast[]) {
  const [site] = masts;
  const fiber = masts.at(-1);
  if (site === undefined || fiber === undefined || site === fiber) {
    throw new RangeError('A radio path has a mast at each end.');
  }
  return { site, fiber, hops: masts.slice(1).map((far, before): Hop => [masts[before] ?? site, far]) };
}

/** Returns the ground below the hops of a path, m, and the beams above it. */
function buildHops({ sampleFrequency, sampleGround, masts }: RadioPath) {
  const { site, fiber, hops } = listHops(masts);
  const hopAt = (km: number) => hops.find(([near, far]) => near.sampleAt < km && km <= far.sampleAt);
  /** Includes the earth's curve below the hop. */
  const groundAt = (km: number) => {
    const [near, far] = hopAt(km) ?? [];
    const bulge = near && far ? earthBulge(km - near.sampleAt, far.sampleAt - km) : 0;
    return heightAt(sampleGround, km) + bulge;
  };
  const dishAt = ({ sampleAt, sampleHeight }: Mast) => groundAt(sampleAt) + sampleHeight;
  /** Height of a hop's beam and radius of its Fresnel zone, m. */
  const beamAt = ([near, far]: Hop, km: number) => {
    const share = (km - near.sampleAt) / (far.sampleAt - near.sampleAt);
    const height = dishAt(near) + (dishAt(far) - dishAt(near)) * share;
    return { height, radius: fresnelRadius(km - near.sampleAt, far.sampleAt - km, sampleFrequency) };
  };
  return { masts, site, fiber, hops, hopAt, groundAt, dishAt, beamAt };
}

/** Returns the hops of a path with the values that its drawing needs. */
export function surveyPath(radio: RadioPath) {
  const path = buildHops(radio);
  const { masts, fiber, hopAt, groundAt, dishAt, beamAt } = path;
  /** Clearance between ground and beam, as a share of the Fresnel radius. */
  const clearShareAt = (km: number) => {
    const hop = hopAt(km);
    const { height, radius } = hop === undefined ? { height: Infinity, radius: 1 } : beamAt(hop, km);
    return (height - groundAt(km)) / radius;
  };
  const isAside = (km: number) => masts.every(({ sampleAt }) => Math.abs(sampleAt - km) > BESIDE);
  const places = radio.sampleGround.map(([km]) => km);
  const hills = places.filter((km) => hopAt(km) !== undefined && isAside(km));
  const [hill = fiber.sampleAt / 2] = hills.toSorted((a, b) => clearShareAt(a) - clearShareAt(b));
  return {
    ...path,
    clearShareAt,
    /** Position with the least clearance, away from the masts, km. */
    hill,
    /** Kilometers at both edges of the drawing. */
    extent: { from: Math.min(...places), to: Math.max(...places) },
    highest: Math.max(...radio.sampleGround.map(([, height]) => height), ...masts.map(dishAt)),
  };
}

export type SurveyedPath = ReturnType<typeof surveyPath>;
