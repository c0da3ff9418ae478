import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { formatProblems, type Problem } from '#src/content/read/problem.server.ts';
import {
  isWordLanguage,
  type Phrase,
  formatPhrase,
  type WordLanguage,
  wordLanguages,
} from '#src/content/read/words.server.ts';

/** What a command says, and whether all is well. */
export type Outcome = { output: string; isSuccess: boolean };
/** What was written behind the name of a command. `language` is that of its answer. */
export type Parameters = {
  flags: ReadonlySet<string>;
  /** Options with a value: every value that was given, in order. */
  options: ReadonlyMap<string, readonly string[]>;
  names: string[];
  language: WordLanguage;
};
/** A command of the command line. `--help` and `--lang` are options of every one. */
export type Command = {
  help: Phrase;
  flags?: readonly string[];
  /** Options with a value; each may be given several times. */
  options?: readonly string[];
  /** `--lang` names a language of the site: the answer is in it where the tools have it, else in English. */
  isAboutLanguage?: boolean;
  run: (parameters: Parameters) => Outcome;
};

/** Puts a question to a person at a terminal and gives the answer; an empty one for none. */
export type Ask = (question: string) => string;

/** Runs a command. A fault of the system, such as a folder that may not be read, is said in a sentence. */
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

/** Why something could not be done: in words for what people get wrong, else with the words of the system. */
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

/** A sentence that says why a command did nothing. */
export function fail(phrase: Phrase, language: WordLanguage): Outcome {
  return { output: formatPhrase(phrase, language), isSuccess: false };
}

/** Every reason for which nothing was written. */
export function refuse(reasons: readonly (Phrase | Problem)[], language: WordLanguage): Outcome {
  const sentences = reasons.flatMap((reason) => ('phrase' in reason ? [formatPhrase(reason, language)] : []));
  const problems = reasons.flatMap((reason) => ('phrase' in reason ? [] : [reason]));
  const lines = problems.length === 0 ? [] : [formatProblems(problems, language)];
  const nothing = formatPhrase({ phrase: 'nothing-written' }, language);
  return { output: [...sentences, ...lines, nothing].join('\n\n'), isSuccess: false };
}

/** The language of the answer to parameters that cannot be understood. */
export function languageOf(parameters: readonly string[]): WordLanguage {
  return /--lang[= ]ar\b/.test(parameters.join(' ')) ? 'ar' : 'en';
}

function describeOptions({ flags = [], options = [] }: Command): ParseArgsOptionsConfig {
  const described: ParseArgsOptionsConfig = {};
  for (const name of ['help', ...flags]) described[name] = { type: 'boolean' };
  for (const name of ['lang', ...options]) described[name] = { type: 'string', multiple: true };
  return described;
}
