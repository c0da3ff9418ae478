import { styles } from './cabinet.styles.ts';

/** A truck with the post of a crane behind its cab, which faces where reading starts. */
export function CraneTruck() {
  return (
    <>
      <path className={styles.vehicle} d="M176-104H612v26H176z" />
      <path className={styles.solid} d="M150-78H596v14H150z" />
      <path
        className={styles.vehicle}
        d="M14-44V-142L38-236Q41-248 54-248H160Q168-248 168-240V-44H150A52 52 0 0 0 46-44z"
      />
      <path className={styles.roof} d="M34-148 54-224H98V-148zM110-224H152V-148H110z" />
      <path className={styles.fine} d="M104-236V-60M114-130h16M14-118H36M14-104H34M14-60H40" />
      <path
        className={styles.solid}
        d="M56-42a42 42 0 1 0 84 0a42 42 0 1 0-84 0zM484-42a42 42 0 1 0 84 0a42 42 0 1 0-84 0z"
      />
      <path
        className={styles.vehicle}
        d="M80-42a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM508-42a18 18 0 1 0 36 0a18 18 0 1 0-36 0z"
      />
      <path className={styles.solid} d="M192-80h12V-6h14V0h-40v-6h14z" />
      <path className={styles.vehicle} d="M184-104V-300H210V-104z" />
    </>
  );
}
