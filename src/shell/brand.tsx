import { BASE_PATH } from '#src/config/base-path.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './brand.styles.ts';

type BrandProps = {
  /** Accessible name of the link. */
  label: string;
  logo: string;
  ground: 'paper' | 'ink';
  /** True if the logo is in the initial viewport. */
  first?: boolean;
};

/** The logo in full and as a monogram; styles show one of them. */
export function Brand({ label, logo, ground, first = false }: BrandProps) {
  const ending = ground === 'ink' ? '-on-dark.svg' : '.svg';
  const loading = first ? 'eager' : 'lazy';
  return (
    <Link to={{ page: 'home' }} className={styles.root} aria-label={label}>
      <img
        className={styles.full}
        src={`${BASE_PATH}/brand/${logo}${ending}`}
        alt=""
        width="148"
        height="36"
        loading={loading}
      />
      <img
        className={styles.monogram}
        src={`${BASE_PATH}/brand/mark${ending}`}
        alt=""
        width="36"
        height="36"
        loading="lazy"
      />
    </Link>
  );
}
