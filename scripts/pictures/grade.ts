import sharp from 'sharp';
import { haze, horizon, sky, zenith } from '#src/theme/shades.ts';
import { colors } from '#src/theme/tokens.ts';
import { readChannels } from '../launch/contrast.ts';

/** Tones from black to white: the dusk of the site's drawings, so that photographs and drawings match. */
const TONES = [
  { at: 0, color: colors.inkDeep },
  { at: 0.16, color: zenith },
  { at: 0.34, color: sky },
  { at: 0.5, color: haze },
  { at: 0.7, color: horizon },
  { at: 1, color: colors.sand },
];
/** Share of these tones in the result. */
const SHARE = 0.68;
/** Pictures with a higher mean luminance are darkened toward this one. */
const MEAN = 0.4;
const STEEPEST = 1.4;
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

function toneOf(luminance: number): number[] {
  const next = Math.max(
    1,
    TONES.findIndex(({ at }) => at >= luminance),
  );
  const [below, above] = TONES.slice(next - 1, next + 1);
  if (below === undefined || above === undefined) return [];
  const share = (luminance - below.at) / (above.at - below.at);
  const end = readChannels(above.color);
  return readChannels(below.color).map((start, channel) => start + ((end[channel] ?? 0) - start) * share);
}

/** Grades a picture to the site's tones, from ink shadows to sand highlights. */
export async function gradePicture(picture: Buffer): Promise<Buffer> {
  const image = sharp(picture).removeAlpha().normalise({ lower: 1, upper: 99.5 });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const luminanceAt = (pixel: number) =>
    LUMINANCE.reduce((sum, weight, channel) => sum + weight * (data[pixel + channel] ?? 0), 0) / 255;
  let sum = 0;
  for (let pixel = 0; pixel < data.length; pixel += 3) sum += luminanceAt(pixel);
  const mean = (sum * 3) / data.length;
  const power = Math.min(STEEPEST, Math.max(1, Math.log(MEAN) / Math.log(mean)));
  const tones = Array.from({ length: 256 }, (_, step) => toneOf((step / 255) ** power));
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const tone = tones[Math.round(luminanceAt(pixel) * 255)] ?? [];
    for (const [channel, value] of tone.entries())
      data[pixel + channel] = Math.round((data[pixel + channel] ?? 0) * (1 - SHARE) + value * SHARE);
  }
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
