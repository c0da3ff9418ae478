import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { routeIds } from '#src/routing/routes.ts';
import { listTasks, nameTask, planRounds } from './plan.ts';

describe('A plan', () => {
  const names = listTasks(routeIds).map(nameTask);

  it('holds every document of every language once, with and without its skeleton', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const variant of ['bare', 'shipped']) {
      const documents = names.filter((name) => name.startsWith(`${variant} /`));
      expect(documents).toHaveLength(routeIds.length * languageCodes.length);
    }
    expect(names).toContain('bare /ar/nowhere');
  });

  it('measures the hand-written page right before the compared one', () => {
    expect(names.slice(0, 6)).toEqual([
      'hand /',
      'bare /',
      'shipped /',
      'hand /ar',
      'bare /ar',
      'shipped /ar',
    ]);
  });

  it('measures everything once before anything a second time', () => {
    const plan = planRounds(listTasks(['home']), 3);
    expect(plan.map(({ round }) => round)).toEqual(plan.map(({ round }) => round).toSorted((a, b) => a - b));
    expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
    expect(plan.filter(({ task }) => task.kind === 'build').map(({ id }) => id)).toEqual([
      '1 build',
      '2 build',
      '3 build',
    ]);
  });
});
