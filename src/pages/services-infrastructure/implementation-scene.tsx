import { styles } from './cabinet.styles.ts';
import { ClosedCabinet } from './closed-cabinet.tsx';
import { CraneTruck } from './crane-truck.tsx';
import { CrewMember } from './crew-member.tsx';
import { PhaseSite } from './phase-site.tsx';
import { DEPTH, place } from './phases.ts';
import { ReachingArm } from './reaching-arm.tsx';

/** The cabinet on the hook of the truck that brought it, above its plinth; two people set it down. */
export function ImplementationScene() {
  return (
    <>
      <PhaseSite turbines={[244]} />
      <CraneTruck />
      <path className={styles.vehicle} d="M190-306 318-440 332-430 206-288z" />
      <path className={styles.vehicle} d="M312-446H456V-432H318z" />
      <path className={styles.cut} d="M204-210 262-360" />
      <path className={styles.fine} d="M450-432V-346M450-340 393-270M450-340 507-270" />
      <path className={styles.solid} d="M444-350h12v14h-12z" />
      <path className={styles.concrete} d="M368-15H532V26H368z" />
      <path className={styles.cut} d="M368 0V-15H532V0M368 0V26H532V0" />
      <path className={styles.planned} d={`M440 26V${DEPTH}H588`} />
      <path className={styles.measure} d={`M574 ${DEPTH - 8}l14 8-14 8`} />
      <ClosedCabinet at={place.x} lift={62} />
      <CrewMember at={300} looksOn>
        <ReachingArm turn={8} />
      </CrewMember>
      <CrewMember at={612}>
        <use href="#crew-arm" />
        <ReachingArm turn={58} />
      </CrewMember>
    </>
  );
}
