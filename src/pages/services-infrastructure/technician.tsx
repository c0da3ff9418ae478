import { TECHNICIAN_AT } from './cabinet.ts';
import { styles } from './cabinet.styles.ts';
import { TechnicianHead } from './technician-head.tsx';

/** A person of 1.75 m in a vest with reflective bands, who reads the cabinet's drawing from a tablet: the scale. Drawn in centimeters. */
export function Technician() {
  return (
    <g id="cabinet-technician" transform={`translate(${TECHNICIAN_AT} 0) scale(10)`}>
      <path className={styles.shirt} d="M-11-125.5-24-127.5-25.5-122-11.5-117z" />
      <path
        className={styles.skin}
        d="M-24.2-127.3C-27-128-29.5-126.5-31.5-124.5L-35.5-120.5C-35.5-119.3-34.3-119-33.5-119.6L-30.5-122C-29-121-27.5-121-25.6-122.2z"
      />
      <path className={styles.shirt} d="M-22.5-107-43-126-39-129.5-18.5-110.5z" />
      <path
        className={styles.detail}
        d="M-24-111-39.8-125.7M-26-117.3-31.5-122.4M-43-126-43.9-124.9-23.3-105.8-18.5-110.5"
      />
      <g id="crew">
        <path
          className={styles.shade}
          d="M-12-93C-15.5-80-18-64-18.5-48-19-32-20.5-20-21-8.5H-8.5C-7.5-24-7-36-6.5-46L2-88z"
        />
        <path className={styles.vest} d="M-8.5-8.5C-8-6-8-4-8.2-1.8H-32.5C-33.5-5-29-6.4-25.5-7.2L-21-8.5z" />
        <path className={styles.solid} d="M-33-1.8H-7.4V0H-33z" />
        <path
          className={styles.trousers}
          d="M-12.5-93C-11-76-8-62-6-48-4-34-3-20-2.8-8.5H11.2C12-20 13-32 10.8-46 12-60 14.5-76 14-93z"
        />
        <path className={styles.vest} d="M11.2-8.5C11.6-6 12-4 11.7-1.8H-14C-15-5-10.5-6.4-7-7.2L-2.8-8.5z" />
        <path className={styles.solid} d="M-14.5-1.8H12.5V0H-14.5z" />
        <path
          className={styles.crease}
          d="M-1.5-77H10V-62H-.5zM-1.3-73.5H10M-5.5-46C-2.5-44.5.5-44.5 2.5-45.5M3.5-40V-12"
        />
        <path
          className={styles.vest}
          d="M-6-147.5C-11-144-13.5-136-14-127-14.5-116-14-104-13.5-90.5H14.5C13.5-98 11.5-104 11.5-110 12-118 14.5-126 13.5-134 13-140 11-144 7-147z"
        />
        <path
          className={styles.shirt}
          d="M-14.1-101H12.2L13.2-95.5H-13.8zM-8.5-145.3-9.5-101H-5.5L-4.5-143.5z"
        />
        <path className={styles.detail} d="M-13.6-134H-9.3M-13.5-134-13.9-124H-9.2" />
        <TechnicianHead />
      </g>
      <g id="crew-arm">
        <path
          className={styles.shirt}
          d="M-5.5-136.5C-5.5-141.5-1.5-144 2.5-143.5 7.5-143 10.5-138.5 11.5-131 12.5-123 13.5-115 12.5-108.5 11.5-104 7.5-103 3-103.5L-23-108.5-24.5-116-1.5-116.5C-4-123-5.5-130-5.5-136.5z"
        />
        <path
          className={styles.detail}
          d="M-1.5-116.5C1.5-116 3.5-114 4.5-111.5M-20.5-108.3-21.8-116M-4.8-129C0-127 6-127 11.8-129"
        />
        <path
          className={styles.skin}
          d="M-23-108.7-28.5-108C-32-108-34.5-110.5-35-113.5L-33-116.5C-31.5-117.5-30.5-119.5-29.6-120.3-28.5-121-27.6-120-28-118.8L-29-116.5-24.4-115.7z"
        />
        <path className={styles.detail} d="M-35-113.5-30.5-114.5M-33.7-110.7-29.5-112.2M-31-108.6-28-110" />
      </g>
    </g>
  );
}
