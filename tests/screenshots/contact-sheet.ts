import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

const GAP = 24;
const SCALE = 0.5;
const GROUND = '#808080';

/** Writes screenshots at several widths, side by side at half size, to one PNG file. */
export async function writeContactSheet(path: string, photographs: readonly Buffer[]): Promise<void> {
  const prints = await Promise.all(
    photographs.map(async (photograph) => {
      const { width } = await sharp(photograph, { limitInputPixels: false }).metadata();
      return sharp(photograph, { limitInputPixels: false })
        .resize({ width: Math.round(width * SCALE) })
        .png()
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const widths = prints.map(({ info }) => info.width + GAP);
  const composed = prints.map(({ data }, index) => ({
    input: data,
    top: GAP,
    left: GAP + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  }));
  await mkdir(dirname(path), { recursive: true });
  await sharp({
    create: {
      width: GAP + widths.reduce((sum, width) => sum + width, 0),
      height: 2 * GAP + Math.max(...prints.map(({ info }) => info.height)),
      channels: 3,
      background: GROUND,
    },
    limitInputPixels: false,
  })
    .composite(composed)
    .png({ palette: true })
    .toFile(path);
}
