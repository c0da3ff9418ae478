import { styles } from './glove.styles.ts';

/** Fingers around the edge of the phone, from the first one down: where they are, how they turn, how large they are. */
const fingers = [
  'translate(-34 330) rotate(-7)',
  'translate(-36 417) rotate(-2) scale(1.04)',
  'translate(-34 505) rotate(4) scale(1.02)',
  'translate(-26 586) rotate(11) scale(.9)',
];

/** What of the hand is in front of the phone: the tips of the fingers, and the thumb on the button. */
export function GloveFingers() {
  return (
    <>
      {fingers.map((place) => (
        <g key={place} transform={place}>
          <path
            className={styles.skin}
            d="M-64 -22C-76 -8 -74 20 -60 32C-40 43 -8 45 16 41C38 37 50 22 50 3C50 -17 38 -33 15 -37C-12 -41 -48 -38 -64 -22Z"
          />
          <path
            className={styles.coat}
            d="M4 -39C16 -38 38 -34 46 -14C52 2 50 24 32 36C24 40 14 42 6 42C15 16 15 -14 4 -39Z"
          />
          <path
            className={styles.fold}
            d="M4 -39C15 -14 15 16 6 42M-26 -38c5 9 6 18 5 27M-32 -37c5 10 6 19 5 27M-22 42c3-6 4-12 4-18"
          />
          <path
            className={styles.shade}
            d="M-58 22C-40 33 -14 36 8 34M-62 10C-58 20 -40 26 -20 28M22 33C34 29 42 21 44 9"
          />
        </g>
      ))}
      <path
        className={styles.fill}
        d="M430 470C408 478 388 500 366 522C344 544 318 556 290 566C258 578 226 586 200 602C178 616 168 640 178 662C188 684 214 692 244 690C276 687 304 690 328 706C352 722 368 748 384 780L450 790C468 700 462 560 430 470Z"
      />
      <path
        className={styles.outline}
        d="M396 488C386 500 376 512 366 522C344 544 318 556 290 566C258 578 226 586 200 602C178 616 168 640 178 662C188 684 214 692 244 690C276 687 304 690 328 706C352 722 368 748 380 784"
      />
      <path
        className={styles.coat}
        d="M262 577C240 583 218 591 200 602C178 616 168 640 178 662C188 684 214 692 244 690C250 689 256 689 262 689C246 654 246 612 262 577Z"
      />
      <path
        className={styles.fold}
        d="M262 577C246 612 246 654 262 689M324 553c9 9 13 20 13 32M332 549c10 10 14 22 14 35M320 701c8-9 12-19 12-30M384 500C372 560 384 640 420 700M372 516C362 570 374 644 404 706"
      />
      <path
        className={styles.shade}
        d="M188 650C194 668 214 678 240 678M194 634C196 652 210 664 232 667M266 678C296 676 322 686 344 706C362 724 374 746 386 768M276 668C306 668 330 676 352 694C372 712 386 734 398 754M440 530C458 590 464 650 456 702"
      />
    </>
  );
}
