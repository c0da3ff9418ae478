import type { SectionContent } from '#src/content/content-types.ts';

export type RadioPath = SectionContent<'path-profile'>['radio'];
type Mast = RadioPath['masts'][number];
type Hop = readonly [near: Mast, far: Mast];
type Ground = RadioPath['sampleGround'];

/** Ground below this height, m, is coast and sea, and level. */
const COAST = 36;
/** Up to here from a mast, km, the beam is near its ground at any rate. */
const BESIDE = 5;

/** Earth's radius as radio sees it, doubled, in the units of `earthBulge`: the air bends the beam by a third. */
const BULGE = 12.742 * (4 / 3);
/** Share of the first Fresnel zone that has to stay clear. */
export const CLEAR_SHARE = 0.6;

/** Radius of the first Fresnel zone, in m, at a place so many km from the two ends. */
export function fresnelRadius(fromNear: number, fromFar: number, frequency: number): number {
  return 17.31 * Math.sqrt((fromNear * fromFar) / (frequency * (fromNear + fromFar)));
}

/** How far the curve of the earth stands up between two ends, in m, at a place so many km from them. */
export function earthBulge(fromNear: number, fromFar: number): number {
  return (fromNear * fromFar) / BULGE;
}

/** Stones and gullies, m. */
const roughnessAt = (km: number) =>
  3.4 * Math.sin(km * 2.3) + 2.6 * Math.sin(km * 5.9 + 1) + 1.8 * Math.sin(km * 11.3);

/** Height of the ground at a place, m, between the two that are known around it. */
function heightAt(ground: Ground, km: number): number {
  const next = ground.findIndex(([at]) => at > km);
  const after = ground[next] ?? ground.at(-1) ?? [km, 0];
  const before = ground[next - 1] ?? after;
  const share = (km - before[0]) / (after[0] - before[0] || 1);
  const height = before[1] + (after[1] - before[1]) * ((1 - Math.cos(Math.PI * share)) / 2);
  return height < COAST ? height : height + roughnessAt(km);
}

/**
 * The mast at each end, and the hops between them.
 * @throws RangeError when one is missing
 */
function listHops(masts: readonly Mast[]) {
  const [site] = masts;
  const fiber = masts.at(-1);
  if (site === undefined || fiber === undefined || site === fiber) {
    throw new RangeError('A radio path has a mast at each end.');
  }
  return { site, fiber, hops: masts.slice(1).map((far, before): Hop => [masts[before] ?? site, far]) };
}

/** The ground below the hops of a path, m, and the beams above it. */
function layHops({ sampleFrequency, sampleGround, masts }: RadioPath) {
  const { site, fiber, hops } = listHops(masts);
  const hopAt = (km: number) => hops.find(([near, far]) => near.sampleAt < km && km <= far.sampleAt);
  /** With the curve of the earth under the hop above it. */
  const groundAt = (km: number) => {
    const [near, far] = hopAt(km) ?? [];
    const bulge = near && far ? earthBulge(km - near.sampleAt, far.sampleAt - km) : 0;
    return heightAt(sampleGround, km) + bulge;
  };
  const dishAt = ({ sampleAt, sampleHeight }: Mast) => groundAt(sampleAt) + sampleHeight;
  /** Where the beam of a hop passes, and how much room it needs around it, m. */
  const beamAt = ([near, far]: Hop, km: number) => {
    const share = (km - near.sampleAt) / (far.sampleAt - near.sampleAt);
    const height = dishAt(near) + (dishAt(far) - dishAt(near)) * share;
    return { height, radius: fresnelRadius(km - near.sampleAt, far.sampleAt - km, sampleFrequency) };
  };
  return { masts, site, fiber, hops, hopAt, groundAt, dishAt, beamAt };
}

/** The hops of a path, and what its drawing needs to know of them. */
export function surveyPath(radio: RadioPath) {
  const path = layHops(radio);
  const { masts, fiber, hopAt, groundAt, dishAt, beamAt } = path;
  /** How much of the room below the beam is clear of the ground, as a share of its radius. */
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
    /** The place of the ground that a beam passes most closely, away from the masts, km. */
    hill,
    /** Kilometers at both edges of the drawing. */
    extent: { from: Math.min(...places), to: Math.max(...places) },
    highest: Math.max(...radio.sampleGround.map(([, height]) => height), ...masts.map(dishAt)),
  };
}

export type SurveyedPath = ReturnType<typeof surveyPath>;
