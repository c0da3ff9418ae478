import { styles } from './glove.styles.ts';

/** What of the hand is behind the phone: the palm, the wrist and the cuff. */
export function GlovePalm() {
  return (
    <>
      <path
        className={styles.skin}
        d="M340 415C372 408 398 420 422 446C452 480 478 548 486 622C492 682 482 742 474 800C470 836 470 862 474 900L486 1010H96L108 900C104 858 84 816 56 776C40 752 30 735 24 716Z"
      />
      <path
        className={styles.shade}
        d="M466 560C478 610 480 668 472 716M456 556C468 606 470 660 463 706M474 740C466 780 462 830 464 880M74 790C96 822 112 860 116 890M90 800C108 830 120 858 123 886"
      />
      <path className={styles.fold} d="M178 752C206 790 222 836 224 888M196 752C222 788 238 834 240 886" />
      <path className={styles.skin} d="M98 896C170 916 400 918 482 896L492 1010H88Z" />
      <path className={styles.fold} d="M96 916C180 936 400 938 485 916" />
      <path
        className={styles.shade}
        d="M112 927L106 1010M135 928L129 1010M158 929L153 1010M181 930L176 1010M204 931L200 1010M227 931L223 1010M250 932L246 1010M273 932L270 1010M296 932L293 1010M319 932L317 1010M342 931L340 1010M365 931L363 1010M388 930L387 1010M411 929L410 1010M434 928L434 1010M457 927L457 1010"
      />
    </>
  );
}
