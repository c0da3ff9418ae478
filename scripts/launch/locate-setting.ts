import { type Assignment, listAssignments, settingFiles } from '#src/config/read-settings.server.ts';

/** Returns the file and line that set a name; `.env` line 1 if none does. */
export function locateSetting(folder: string, name: string): Assignment {
  const found = settingFiles.flatMap((file) => listAssignments(folder, file));
  return found.findLast((each) => each.name === name) ?? { file: '.env', line: 1, name };
}
