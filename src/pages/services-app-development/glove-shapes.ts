/** A finger from its bent joint to its tip, which is at the right; it turns about where it crosses the edge of the phone. */
export const FINGER =
  'M-108 -37C-121 -37 -130 -31 -135 -19C-139 -6 -139 12 -133 25C-128 37 -117 41 -104 40C-88 39 -76 35 -62 36C-42 38 -22 38 -5 34C14 30 27 18 27 0C27 -19 14 -31 -5 -34C-22 -36 -42 -39 -58 -38C-74 -37 -92 -38 -108 -37Z';

/** Fingers around the edge of the phone, from the last one up: where they are, how they turn, how large they are. */
export const fingers = [
  'translate(-10 588) rotate(3) scale(.8 .84)',
  'translate(-7 515) rotate(7) scale(1 .99)',
  'translate(-6 434) rotate(11.5) scale(1.03)',
  'translate(-6 352) rotate(16) scale(.98 1)',
] as const;

/** The thumb, from the wrist over its back and its tip to the palm. */
export const THUMB =
  'M505 748C510 730 515 716 512 700C508 664 494 640 474 622C452 603 424 592 398 580C378 571 360 556 340 551C322 547 306 555 290 562C264 572 238 575 210 588C184 600 167 617 170 638C174 660 194 669 219 665C251 659 282 642 314 641C336 641 352 656 364 676C378 700 390 730 394 758';

/** Where its coat ends, from its back to the wrist. */
export const THUMB_COAT = 'C251 598 270 611 296 613C330 613 372 628 404 652C440 680 466 720 470 766';
