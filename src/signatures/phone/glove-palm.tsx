import { styles } from './glove.styles.ts';

/** The knitted ribs of the cuff: they open with the arm. */
const ribs = Array.from({ length: 15 }, (_, position) => {
  const beside = position * 24 - 169;
  const top = 951 - Math.round(14 * (beside / 180) ** 2);
  return `M${297 + beside} ${top}L${Math.round(297 + beside * 1.06)} 1010`;
}).join('');

/** What of the hand is behind the phone: the palm with its coat, the wrist and the cuff. */
export function GlovePalm() {
  return (
    <>
      <path
        className={styles.skin}
        d="M340 474C376 484 412 526 446 640L420 700L506 766C504 802 480 838 476 884C384 908 212 908 126 884C122 856 98 826 72 796C44 764 20 742 10 716L60 640Z"
      />
      <path
        className={styles.coat}
        d="M10 716C20 742 44 764 72 796C94 820 114 844 121 865C210 888 380 888 477 866L484 796L340 640L60 640Z"
      />
      <path
        className={styles.fold}
        d="M121 865C210 888 380 888 477 866M382 812C368 838 346 850 320 852M172 762C204 798 240 824 284 838"
      />
      <path
        className={styles.shade}
        d="M40 742C70 786 108 822 128 850M58 738C88 778 122 812 142 842M186 758C216 790 248 812 288 826"
      />
      <path
        className={styles.skin}
        d="M126 884C212 908 384 908 476 884L482 936C484 960 488 990 490 1010H104C106 990 110 960 115 936Z"
      />
      <path className={styles.coat} d="M126 884C212 908 384 908 476 884L482 932C384 958 210 958 115 932Z" />
      <path
        className={styles.fold}
        d="M126 884C212 908 384 908 476 884M115 932C210 958 384 958 482 932M330 901C342 916 342 938 330 950M322 902C333 916 333 937 322 950"
      />
      <path
        className={styles.shade}
        d={`M128 892C212 916 384 916 475 892M118 924C210 950 384 950 480 924${ribs}`}
      />
    </>
  );
}
