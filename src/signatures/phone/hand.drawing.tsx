import { useDirection } from '#src/i18n/use-language.ts';
import { Shapes } from '#src/ui/drawing.tsx';
import { styles } from './hand-drawing.styles.ts';
import { phone } from './measures.ts';
import { PhoneScreen, type ScreenWords } from './phone-screen.tsx';

/** The thumb, from the wrist over its back and its tip into the palm. */
const THUMB =
  'M476 884C480 838 504 802 506 766C508 728 498 692 478 664C456 636 424 612 388 596C364 585 344 579 324 571C296 560 262 557 230 562C194 568 166 586 166 612C166 640 194 656 226 660C254 664 282 664 304 672C334 683 354 704 368 734C380 760 386 786 382 812';

/** Where the coat of the palm ends at the thumb, and that of its tip. */
const SEAM = 'C372 676 446 716 480 796';
const TIP_SEAM = 'C238 588 242 640 258 663';

/** What of the hand is in front of the phone: the thumb on the button. */
const thumb = {
  coat: `${THUMB}L476 884Z`,
  knit: `M503 786C509 734 498 692 478 664C456 636 424 612 388 596C364 585 344 579 324 571C300 562 274 558 250 559${TIP_SEAM}C276 664 290 667 304 672${SEAM}C490 812 496 806 503 786Z`,
  outline: THUMB,
  fold: `M250 559${TIP_SEAM}M304 672${SEAM}M332 575C325 590 323 606 327 622M344 580C336 597 335 614 339 630M356 585C349 600 348 615 351 628`,
  shade:
    'M178 622C184 640 204 648 228 650M322 666C380 672 446 706 482 780M356 690C376 706 398 760 394 806M490 690C500 714 500 744 494 776M482 684C491 708 492 736 487 764',
};

/** The knitted ribs of the cuff: they open with the arm. */
const ribs = Array.from({ length: 15 }, (_, position) => {
  const beside = position * 24 - 169;
  const top = 951 - Math.round(14 * (beside / 180) ** 2);
  return `M${297 + beside} ${top}L${Math.round(297 + beside * 1.06)} 1010`;
}).join('');

/** What of the hand is behind the phone: the palm with its coat, and above it the wrist and the cuff. */
const palm = {
  skin: 'M340 474C376 484 412 526 446 640L420 700L506 766C504 802 480 838 476 884C384 908 212 908 126 884C122 856 98 826 72 796C44 764 20 742 10 716L60 640Z',
  coat: 'M10 716C20 742 44 764 72 796C94 820 114 844 121 865C210 888 380 888 477 866L484 796L340 640L60 640Z',
  fold: 'M121 865C210 888 380 888 477 866M382 812C368 838 346 850 320 852M172 762C204 798 240 824 284 838',
  shade: 'M40 742C70 786 108 822 128 850M58 738C88 778 122 812 142 842M186 758C216 790 248 812 288 826',
};
const cuff = {
  skin: 'M126 884C212 908 384 908 476 884L482 936C484 960 488 990 490 1010H104C106 990 110 960 115 936Z',
  coat: 'M126 884C212 908 384 908 476 884L482 932C384 958 210 958 115 932Z',
  fold: 'M126 884C212 908 384 908 476 884M115 932C210 958 384 958 482 932M330 901C342 916 342 938 330 950M322 902C333 916 333 937 322 950',
  shade: `M128 892C212 916 384 916 475 892M118 924C210 950 384 950 480 924${ribs}`,
};

/** What is seen of the drawing, in its units; the line below it cuts the arm off. */
const view = { x: -120, y: -14, width: 640, height: 884 } as const;

/** A phone with a work order in a gloved hand, with the thumb on the button. */
export function HandDrawing(words: ScreenWords) {
  const isTurned = useDirection() === 'rtl';
  // The hand turns with the page: it is the right one or the left one. What the phone shows does not.
  const turn = isTurned ? `translate(${phone.width} 0) scale(-1 1)` : undefined;
  const left = isTurned ? phone.width - view.x - view.width : view.x;
  return (
    <svg
      className={styles.root}
      viewBox={`${left} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
    >
      <g transform={turn}>
        <Shapes shapes={palm} styles={styles} />
        <Shapes shapes={cuff} styles={styles} />
      </g>
      <PhoneScreen sampleScreen={words.sampleScreen} sampleTasks={words.sampleTasks} />
      <g transform={turn}>
        <Shapes shapes={thumb} styles={styles} />
      </g>
    </svg>
  );
}
