import { loadSettings } from '#src/config/read-settings.server.ts';

/** The environment of a build without any setting, whatever sets them: an empty one counts as none. */
export function leaveOutSettings(folder: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = Object.keys(loadSettings(folder));
  return { ...environment, ...Object.fromEntries(names.map((name) => [name, ''])) };
}
