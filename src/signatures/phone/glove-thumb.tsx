import { styles } from './glove.styles.ts';

/** The thumb, from the wrist over its back and its tip into the palm. */
const THUMB =
  'M476 884C480 838 504 802 506 766C508 728 498 692 478 664C456 636 424 612 388 596C364 585 344 579 324 571C296 560 262 557 230 562C194 568 166 586 166 612C166 640 194 656 226 660C254 664 282 664 304 672C334 683 354 704 368 734C380 760 386 786 382 812';

/** Where the coat of the palm ends at the thumb, and that of its tip. */
const SEAM = 'C372 676 446 716 480 796';
const TIP_SEAM = 'C238 588 242 640 258 663';

/** What of the hand is in front of the phone: the thumb on the button. */
export function GloveThumb() {
  return (
    <>
      <path className={styles.coat} d={`${THUMB}L476 884Z`} />
      <path
        className={styles.knit}
        d={`M503 786C509 734 498 692 478 664C456 636 424 612 388 596C364 585 344 579 324 571C300 562 274 558 250 559${TIP_SEAM}C276 664 290 667 304 672${SEAM}C490 812 496 806 503 786Z`}
      />
      <path className={styles.outline} d={THUMB} />
      <path
        className={styles.fold}
        d={`M250 559${TIP_SEAM}M304 672${SEAM}M332 575C325 590 323 606 327 622M344 580C336 597 335 614 339 630M356 585C349 600 348 615 351 628`}
      />
      <path
        className={styles.shade}
        d="M178 622C184 640 204 648 228 650M322 666C380 672 446 706 482 780M356 690C376 706 398 760 394 806M490 690C500 714 500 744 494 776M482 684C491 708 492 736 487 764"
      />
    </>
  );
}
