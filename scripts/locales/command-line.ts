import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { formatProblems, type Problem } from '#src/content/read/problem.server.ts';
import {
  isWordLanguage,
  type Phrase,
  formatPhrase,
  type ToolLanguage,
  wordLanguages,
} from '#src/content/read/words.server.ts';

/** Output of a command, and whether it succeeded. */
export type Outcome = { output: string; isSuccess: boolean };
/** Arguments of a command. `language` is the language of its output. */
export type Parameters = {
  flags: ReadonlySet<string>;
  /** Options with a value: all given values, in order. */
  options: ReadonlyMap<string, readonly string[]>;
  names: string[];
  language: ToolLanguage;
};
/** A command. All commands also accept `--help` and `--lang`. */
export type Command = {
  help: Phrase;
  flags?: readonly string[];
  /** Options with a value; each may be repeated. */
  options?: readonly string[];
  /** `--lang` may name any language of the site; output is in it if the tools support it, or else in English. */
  isAboutLanguage?: boolean;
  run: (parameters: Parameters) => Outcome;
};

/** Prompts the user and returns the answer; empty if there is none. */
export type Ask = (question: string) => string;

/** Runs a command. Turns system errors, such as an unreadable folder, into a message. */
export function runCommand(parameters: readonly string[], command: Command): Outcome {
  const fallback = languageOf(parameters);
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options: describeOptions(command),
      allowPositionals: true,
    });
    const given = Object.entries(values);
    const options = new Map(
      given.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.map(String)] as const] : [])),
    );
    const code = options.get('lang')?.at(-1) ?? 'en';
    if (!isWordLanguage(code) && command.isAboutLanguage !== true) {
      return fail({ phrase: 'language-unknown', values: { name: code, names: wordLanguages } }, fallback);
    }
    const language = isWordLanguage(code) ? code : 'en';
    if (values['help'] === true) return { output: formatPhrase(command.help, language), isSuccess: true };
    const flags = new Set(given.flatMap(([name, value]) => (value === true ? [name] : [])));
    return command.run({ flags, options, names: positionals, language });
  } catch (error) {
    return fail(explainError(error, Object.keys(describeOptions(command))), fallback);
  }
}

/** Explains an error: in the project's words for user mistakes, or else with the system's message. */
export function explainError(error: unknown, options: readonly string[] = []): Phrase {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const [, quoted = ''] = /'([^']*)'/.exec(reason) ?? [];
  if (code === 'ENOENT') return { phrase: 'file-absent', values: { file: quoted } };
  const names = options.map((name) => `--${name}`);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return { phrase: 'option-unknown', values: { name: quoted, names } };
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return { phrase: 'option-wrong', values: { name: quoted } };
  }
  return { phrase: 'failed', values: { reason } };
}

/** Returns a failed outcome with a message. */
export function fail(phrase: Phrase, language: ToolLanguage): Outcome {
  return { output: formatPhrase(phrase, language), isSuccess: false };
}

/** Returns a failed outcome with all reasons why nothing was written. */
export function refuse(reasons: readonly (Phrase | Problem)[], language: ToolLanguage): Outcome {
  const sentences = reasons.flatMap((reason) => ('phrase' in reason ? [formatPhrase(reason, language)] : []));
  const problems = reasons.flatMap((reason) => ('phrase' in reason ? [] : [reason]));
  const lines = problems.length === 0 ? [] : [formatProblems(problems, language)];
  const nothing = formatPhrase({ phrase: 'nothing-written' }, language);
  return { output: [...sentences, ...lines, nothing].join('\n\n'), isSuccess: false };
}

/** Returns the output language for arguments that cannot be parsed. */
export function languageOf(parameters: readonly string[]): ToolLanguage {
  return /--lang[= ]ar\b/.test(parameters.join(' ')) ? 'ar' : 'en';
}

function describeOptions({ flags = [], options = [] }: Command): ParseArgsOptionsConfig {
  const described: ParseArgsOptionsConfig = {};
  for (const name of ['help', ...flags]) described[name] = { type: 'boolean' };
  for (const name of ['lang', ...options]) described[name] = { type: 'string', multiple: true };
  return described;
}
