import { expect, it } from 'vitest';
import { describeSignals } from './tag.ts';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const nothing = { analytics: false, marketing: false, preferences: false };

it.each([
  ['no choice', null, {}],
  ['a refusal', nothing, {}],
  ['analytics', { ...nothing, analytics: true }, { analytics_storage: 'granted' }],
  [
    'marketing',
    { ...nothing, marketing: true },
    { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  ],
  [
    'preferences',
    { ...nothing, preferences: true },
    { functionality_storage: 'granted', personalization_storage: 'granted' },
  ],
])('%s grants its own signals and no others', (_name, choice, granted) => {
  expect(describeSignals(choice)).toEqual({ ...denied, ...granted });
});
