import type { Point } from '#src/ui/drawing.tsx';
import type { SitePlace } from '#src/config/site-places.ts';

/** Area next to the drawing that wide viewports show, in units of the drawing. */
export const BESIDE = 360;

/** Transforms of the rotors of the nearest turbines, farthest first. */
const uprightRotors = [
  'translate(278 339)scale(.381)translate(0-214)rotate(72)',
  'translate(406 345)scale(.421)translate(0-214)rotate(96)',
  'translate(240 390)scale(.744)translate(0-214)rotate(42)',
];

/** Both layouts of the site. `backdrop` is its background's height; `above` is the area that can light up. */
export const siteForms = {
  wide: {
    width: 1440,
    height: 748,
    backdrop: 771,
    above: 'M-360 0V647L660 648 744 676 816 683 924 677 1032 663 1080 660 1800 659V0z',
    rotors: {
      ltr: [
        'translate(1410 481)scale(.639)translate(0-214)rotate(29)',
        'translate(1147 493)scale(.719)translate(0-214)rotate(49)',
        'translate(1035 584)scale(1.369)translate(0-214)rotate(82)',
      ],
      rtl: [
        'translate(1391 476)scale(.599)translate(0-214)rotate(24)',
        'translate(1150 487)scale(.676)translate(0-214)rotate(83)',
        'translate(1027 584)scale(1.369)translate(0-214)rotate(85)',
      ],
    },
    hop: {
      ltr: 'translate(639 354)rotate(-16.2)scale(1.7)',
      rtl: 'translate(639 354)rotate(-19.3)scale(1.73)',
    },
  },
  upright: {
    width: 390,
    height: 640,
    backdrop: 564,
    above: 'M-360 0H750V640H-360z',
    rotors: { ltr: uprightRotors, rtl: uprightRotors },
    hop: { ltr: 'translate(74 198)rotate(2.2)scale(.9)', rtl: 'translate(74 198)rotate(2.5)scale(.9)' },
  },
};

/** Position of each number on the upright drawing, and its leader line as path data. */
export const uprightMarks: Readonly<Record<SitePlace, { at: Point; leader: string }>> = {
  'camp-office': { at: [126, 402], leader: 'v21' },
  crew: { at: [169, 402], leader: 'v40' },
  'network-room': { at: [24, 402], leader: 'v36' },
  mast: { at: [32, 152], leader: 'h22' },
  town: { at: [90, 288], leader: 'l18 12' },
  survey: { at: [204, 402], leader: 'l-7 40' },
  turbines: { at: [214, 336], leader: 'h24' },
  'control-room': { at: [290, 476], leader: 'v25' },
  servers: { at: [357, 476], leader: 'v25' },
};

/** Sky and earth that narrow viewports crop, in units of the upright drawing. */
const SKY = 106;
const EARTH = 44;
const share = (length: number) => `calc(-${length} / ${siteForms.upright.width} * 100%)`;

/** Margins that crop empty sky and earth, and a mask that fades in the sky instead of an edge. */
export const hiddenSky = {
  top: share(SKY),
  bottom: share(EARTH),
  mask: {
    base: `linear-gradient(transparent ${SKY}px, black ${SKY + 96}px)`,
    md: 'linear-gradient(transparent, black 6rem)',
  },
};
