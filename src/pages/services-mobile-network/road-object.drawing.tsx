import type { SectionContent } from '#src/content/content-types.ts';
import { Still } from '#src/ui/still.tsx';
import { styles } from './road-notes.styles.ts';

type Place = SectionContent<'road-notes'>['items'][number]['at'];
type Drawn = { tone?: string; object?: string; solid?: string; lit?: string; signal?: string };

/**
 * What stands at a place of the road, 12 px to a meter, with the road at the lower edge. People are 21 px tall;
 * only the ridge is far away and therefore small.
 */
const objects: Record<Place, Drawn> = {
  barrier: {
    object: 'M24 160v-34h30v34M20 126h38l-6-9H26zM30 134h9v12h-9zM74 160v-22M70 140l92-24M162 116v6',
    solid: 'M70 134h10v10h-10zM92 137l12-3-2 5-10 3zM118 130l12-3-2 5-10 3zM144 123l12-3-2 5-10 3z',
    lit: 'M60 144a3 3 0 1 0 .1 0M60 150v6m0-6v4l-3 6m3-6 3 6m-8-11 5-2 5 2',
  },
  truck: {
    object:
      'M12 152h114v-34H12zM126 152h30v-16l-9-14h-21M132 127h12l6 9h-18zM20 118v-14h94v14M30 104V92h74v12M67 118V92',
    solid: 'M34 144a8 8 0 1 0 .1 0zM53 144a8 8 0 1 0 .1 0zM138 144a8 8 0 1 0 .1 0z',
    lit: 'M139 129a2.6 2.6 0 1 0 .1 0',
  },
  ridge: {
    tone: 'M0 160 22 138 38 128 52 104 66 96 78 62 92 54 104 78 120 88 132 112 150 120 166 142 200 160z',
    object: 'M0 160 22 138 38 128 52 104 66 96 78 62 92 54 104 78 120 88 132 112 150 120 166 142 200 160',
    signal: 'M2 62 84 62',
  },
  cabinet: {
    object:
      'M34 160v-27h24v27M37 137h18M37 142h18M46 160v-13M30 133h32l-5-6H35zM150 66a16 16 0 1 0 .1 0M150 54v-9M150 110v9M122 82h-9M188 82h-9M130 62l-6-6M170 62l6-6M130 102l-6 6M170 102l6 6',
    lit: 'M78 156q14-7 28 0t28 0 28 0M86 146q12-6 24 0t24 0M98 137q10-5 20 0',
  },
  pole: {
    object:
      'M36 160V52M22 58h28M26 66h20M0 74q18 4 24-16M0 70q22 2 48-12M96 160v-22h44v22M104 146h14v14M126 138v-10h5',
    solid: 'M24 54h3v4h-3zM45 54h3v4h-3z',
    lit: 'M76 139a3 3 0 1 0 .1 0M76 145v7m0 0-3 8m3-8 3 8m-8-12 5-2 5 2',
  },
  camp: {
    object:
      'M6 160 34 124l28 36M34 124v36M72 160v-32h70v32M72 128h70M80 136h12v10H80zM104 160v-22h12v22M126 136h10v10h-10zM158 160V40M152 160l4-120M170 160l-8-120M152 140l16-20M168 140l-14-20M155 100l10-20M166 100l-9-20',
    lit: 'M58 139a3 3 0 1 0 .1 0M58 145v7m0 0-3 8m3-8 3 8m-8-12 5-2 5 2M92 139a3 3 0 1 0 .1 0M92 145v7m0 0-3 8m3-8 3 8m-8-12 5-2 5 2',
    signal: 'M148 56q-8 12 0 24M172 56q8 12 0 24',
  },
};

/** A thing on the road to the site. */
export function RoadObject({ at }: { at: Place }) {
  const { tone, object, solid, lit, signal } = objects[at];
  return (
    <svg className={styles.object} viewBox="0 0 200 162" aria-hidden="true">
      <Still>
        {tone === undefined ? null : <path className={styles.tone} d={tone} />}
        {object === undefined ? null : <path className={styles.line} d={object} />}
        {solid === undefined ? null : <path className={styles.solid} d={solid} />}
        {signal === undefined ? null : <path className={styles.signal} d={signal} />}
        {lit === undefined ? null : <path className={styles.lit} d={lit} />}
      </Still>
    </svg>
  );
}
