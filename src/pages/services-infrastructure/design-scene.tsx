import { styles } from './cabinet.styles.ts';
import { CrewMember } from './crew-member.tsx';
import { PhaseSite } from './phase-site.tsx';
import { DEPTH } from './phases.ts';
import { ReachingArm } from './reaching-arm.tsx';

/** The cabinet as it is planned, with its measures, at the place where it will stand. */
export function DesignScene() {
  return (
    <>
      <PhaseSite />
      <path
        className={styles.planned}
        d={`M380-15V-215H520V-15M450-215V-15M368 26V-15H532V26zM347-246 553-238v6L347-240zM394-215v-28M506-215v-18M357-100h23v75h-23zM520-100h23v75h-23zM392-196h46v150h-46zM462-196h46v150h-46zM440 26V${DEPTH}H588`}
      />
      <path
        className={styles.measure}
        d={`M347-258V-302M553-250V-302M340-292H560M340-286l14-12M546-286l14-12M560-238H612M545 0H612M602 8V-246M596-232l12-12M596 6l12-12M392-158h46M392-120h46M392-82h46M462-158h46M462-120h46M462-82h46M574 ${DEPTH - 8}l14 8-14 8`}
      />
      <path className={styles.object} d="M70 0 92-78M176 0 154-78M80-30H166" />
      <path className={styles.roof} d="M58-84H188v7H58z" />
      <path className={styles.sheet} d="M104-87h70l10 3v34H174V-84H104z" />
      <path className={styles.roof} d="M72-98h46v14H72z" />
      <CrewMember at={252} looksOn>
        <use href="#crew-arm" />
        <ReachingArm turn={12} />
      </CrewMember>
    </>
  );
}
