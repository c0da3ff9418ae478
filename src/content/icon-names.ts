/** Icons that content may name; `ui/icon.tsx` draws them. */
export const iconNames = [
  'app-window',
  'badge-check',
  'brain',
  'chart',
  'clock',
  'cloud',
  'compass',
  'globe',
  'handshake',
  'headset',
  'leaf',
  'map-pin',
  'network',
  'radio-tower',
  'route',
  'server',
  'shield',
  'smartphone',
  'timer',
  'users',
  'wrench',
  'zap',
] as const;

export type IconName = (typeof iconNames)[number];
