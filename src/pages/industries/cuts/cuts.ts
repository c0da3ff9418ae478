import { branches } from './branches.cut.ts';
import type { Cut } from './cut.ts';
import { hospital } from './hospital.cut.ts';
import { office } from './office.cut.ts';
import { plant } from './plant.cut.ts';
import { store } from './store.cut.ts';
import { towerFoot } from './tower.cut.ts';

const cuts: readonly Cut[] = [towerFoot, store, office, plant, branches, hospital];

export function findCut(id: string): Cut | undefined {
  return cuts.find((cut) => cut.id === id);
}
