import type { ComponentType } from 'react';
import { Still } from '#src/ui/still.tsx';
import { AssessmentScene } from './assessment-scene.tsx';
import { DesignScene } from './design-scene.tsx';
import { ImplementationScene } from './implementation-scene.tsx';
import { ManagementScene } from './management-scene.tsx';
import { frame } from './phases.ts';
import { styles } from './phase-scene.styles.ts';

const scenes: Readonly<Record<string, ComponentType>> = {
  assessment: AssessmentScene,
  design: DesignScene,
  implementation: ImplementationScene,
  management: ManagementScene,
};

/** The place of the cabinet in one phase, on the ground that all phases share. */
export function PhaseScene({ phase }: { phase: string }) {
  const Scene = scenes[phase];
  return Scene === undefined ? null : (
    <svg
      className={styles.root}
      viewBox={`${frame.x} ${-frame.height} ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      <Still>
        <Scene />
      </Still>
    </svg>
  );
}
