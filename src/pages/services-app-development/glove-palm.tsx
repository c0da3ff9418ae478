import { FINGER, fingers } from './glove-shapes.ts';
import { styles } from './glove.styles.ts';

/** The knitted ribs of the cuff: they open with the arm. */
const ribs = Array.from({ length: 15 }, (_, position) => {
  const beside = position * 24 - 169;
  const top = 951 - Math.round(14 * (beside / 180) ** 2);
  return `M${297 + beside} ${top}L${Math.round(297 + beside * 1.06)} 1010`;
}).join('');

/** What of the hand is behind the phone: fingers up to their joints, the palm, the wrist and the cuff. */
export function GlovePalm() {
  return (
    <>
      {fingers.slice(1).map((place) => (
        <path key={place} className={styles.behind} transform={`translate(6 15) ${place}`} d={FINGER} />
      ))}
      <path
        className={styles.skin}
        d="M330 384C372 386 410 410 434 446C456 480 466 530 474 590L490 700L505 748C497 780 486 816 480 842C475 864 474 872 474 884V930H122V884C116 860 92 832 60 800C20 760 -34 716 -66 668C-84 640 -100 620 -104 594L60 560Z"
      />
      <path
        className={styles.coat}
        d="M-104 606C-60 630 -30 690 30 750C62 780 104 830 126 862C200 886 370 888 460 864C462 836 474 806 470 766L360 560H-90Z"
      />
      <path
        className={styles.fold}
        d="M-104 606C-60 630 -30 690 30 750C62 780 104 830 126 862C200 886 370 888 460 864C462 836 474 806 470 766M358 412C392 422 416 446 430 482C441 510 448 544 452 578M180 742C206 780 238 812 276 832C310 850 346 850 378 838"
      />
      <path
        className={styles.shade}
        d="M196 742C220 774 248 802 284 820M60 762C100 800 130 830 142 852M78 756C116 794 146 824 158 846M358 420C388 430 410 452 423 486"
      />
      <path
        className={styles.skin}
        d="M122 884C212 908 384 908 474 884L482 936C484 960 488 990 490 1010H104C106 990 110 960 113 936Z"
      />
      <path className={styles.coat} d="M122 884C212 908 384 908 474 884L481 932C384 958 210 958 114 932Z" />
      <path
        className={styles.fold}
        d="M114 932C210 958 384 958 481 932M330 901C342 916 342 938 330 950M322 902C333 916 333 937 322 950"
      />
      <path
        className={styles.shade}
        d={`M124 892C210 916 384 916 473 892M117 924C210 950 384 950 478 924${ribs}`}
      />
    </>
  );
}
