import { expect, it } from 'vitest';
import { checkSteps, selectSteps } from './check-steps.ts';

it.each([
  [[], checkSteps.map(({ name }) => name)],
  [['--only', 'unit'], ['unit']],
  [['--only=lint,types'], ['types', 'lint']],
])('%j selects the steps in their order', (parameters, expected) => {
  expect(selectSteps(parameters).map(({ name }) => name)).toEqual(expected);
});

it.each([[['--only', 'unit,nothing']], [['--only']], [['unit']], [['--only', 'unit', 'lint']]])(
  '%j is refused with the names of the steps',
  (parameters) => {
    expect(() => selectSteps(parameters)).toThrow('build, types, unit');
  },
);
