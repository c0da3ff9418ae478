import { formatPhrase } from '#src/content/read/words.server.ts';
import { addCommand } from './add-command.ts';
import { moveCommand, removeCommand, renameCommand } from './change-commands.ts';
import { type Ask, type Command, languageOf, type Outcome, runCommand } from './command-line.ts';
import { confirmCommand } from './confirm-command.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { newCommand } from './new-command.ts';
import { statusCommand } from './status-command.ts';

/** What translators do with the bundles of a folder, by name. `ask` puts a question to a person at a terminal. */
const commands: Record<string, (folder: string, ask: Ask | undefined) => Command> = {
  add: addCommand,
  confirm: confirmCommand,
  export: exportCommand,
  import: importCommand,
  move: moveCommand,
  new: newCommand,
  remove: removeCommand,
  rename: renameCommand,
  status: statusCommand,
};

/** `npm run locales`: one of the commands, with its parameters. */
export function runLocales(parameters: readonly string[], folder: string, ask?: Ask): Outcome {
  const name = parameters.find((parameter) => Object.hasOwn(commands, parameter)) ?? '';
  const command = commands[name];
  if (command !== undefined) {
    return runCommand(parameters.toSpliced(parameters.indexOf(name), 1), command(folder, ask));
  }
  const isSuccess = parameters.includes('--help');
  return { output: formatPhrase({ phrase: 'help-locales' }, languageOf(parameters)), isSuccess };
}
