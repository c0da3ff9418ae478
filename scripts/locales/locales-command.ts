import { formatPhrase } from '#src/content/read/words.server.ts';
import { addCommand } from './add-command.ts';
import { moveCommand, removeCommand, renameCommand } from './change-commands.ts';
import { type Ask, type Command, languageOf, type Outcome, runCommand } from './command-line.ts';
import { confirmCommand } from './confirm-command.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { newCommand } from './new-command.ts';
import { statusCommand } from './status-command.ts';

/** Commands for translators, by name. `ask` prompts the user at a terminal. */
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

/** `npm run locales`: runs a command with its arguments. */
export function runLocales(parameters: readonly string[], folder: string, ask?: Ask): Outcome {
  const name = parameters.find((parameter) => Object.hasOwn(commands, parameter)) ?? '';
  const command = commands[name];
  if (command !== undefined) {
    return runCommand(parameters.toSpliced(parameters.indexOf(name), 1), command(folder, ask));
  }
  const isSuccess = parameters.includes('--help');
  return { output: formatPhrase({ phrase: 'help-locales' }, languageOf(parameters)), isSuccess };
}
