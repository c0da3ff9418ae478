import { loadSettings } from '#src/config/read-settings.server.ts';

/** Returns an environment in which every setting is empty, wherever it was set; an empty setting counts as missing. */
export function leaveOutSettings(folder: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = Object.keys(loadSettings(folder));
  return { ...environment, ...Object.fromEntries(names.map((name) => [name, ''])) };
}
