import { FINGER, fingers, THUMB, THUMB_COAT } from './glove-shapes.ts';
import { styles } from './glove.styles.ts';

/** What of the hand is in front of the phone: the fingers from their joints to their tips, and the thumb on the button. */
export function GloveFingers() {
  return (
    <>
      {fingers.map((place) => (
        <g key={place} transform={place}>
          <path className={styles.skin} d={FINGER} />
          <path
            className={styles.coat}
            d="M-4 -34C-20 -22 -22 0 -40 9C-64 20 -100 12 -138 15C-137 19 -135 22 -133 25C-128 37 -117 41 -104 40C-88 39 -76 35 -62 36C-42 38 -22 38 -5 34C14 30 27 18 27 0C27 -19 14 -31 -4 -34Z"
          />
          <path
            className={styles.fold}
            d="M-4 -34C-20 -22 -22 0 -40 9C-64 20 -100 12 -138 15M-50 -38c-6 8 -8 16 -6 25M-59 -38c-6 8 -8 14 -6 22M-42 -38c-5 7 -7 13 -5 19M-116 -36c-8 9 -10 22 -8 34M-106 -37c-8 9 -11 20 -9 30"
          />
          <path
            className={styles.shade}
            d="M-124 27C-98 34 -66 27 -44 28C-22 29 2 27 14 19M-112 34C-92 36 -70 31 -52 32M13 -22C20 -15 22 -6 20 4M-98 -36c-6 8 -9 16 -8 24"
          />
        </g>
      ))}
      <path className={styles.coat} d={`${THUMB}C398 790 396 810 384 836L470 766Z`} />
      <path
        className={styles.fill}
        d={`M505 748C510 730 515 716 512 700C508 664 494 640 474 622C452 603 424 592 398 580C378 571 360 556 340 551C322 547 306 555 290 562C273 568 257 571 241 577${THUMB_COAT}Z`}
      />
      <path className={styles.outline} d={`${THUMB}C398 786 394 812 378 838`} />
      <path
        className={styles.fold}
        d={`M241 577${THUMB_COAT}M324 550c-3 8 -2 17 2 25M334 550c-3 9 -2 19 3 28M345 553c-3 8 -2 16 2 24M486 638c-8 3 -14 8 -18 15M493 648c-8 3 -14 8 -17 14`}
      />
      <path
        className={styles.shade}
        d="M184 644C196 657 216 656 238 650C268 641 292 635 316 633C342 633 360 647 374 671M190 633C204 645 224 643 246 637M384 672C400 706 408 744 406 784C404 806 396 828 386 844M396 672C412 706 420 744 418 784C416 804 410 822 402 838M497 672C503 696 501 722 492 750M489 672C493 694 492 716 484 742"
      />
    </>
  );
}
