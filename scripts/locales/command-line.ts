import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import {
  isWordLanguage,
  type Phrase,
  sayPhrase,
  type WordLanguage,
  wordLanguages,
} from '#src/content/read/words.server.ts';

/** What a command says, and whether all is well. */
export type Outcome = { output: string; isRight: boolean };
type Parsed = { flags: ReadonlySet<string>; names: string[]; language: WordLanguage };

const common = { help: { type: 'boolean' }, lang: { type: 'string' } } as const;

/**
 * Runs a command with its parameters; `--help` and `--lang` are those of every command. A fault of the system, such as
 * a folder that may not be read, is said in a sentence.
 */
export function runCommand(
  parameters: readonly string[],
  flags: readonly string[],
  help: Phrase,
  run: (parsed: Parsed) => Outcome,
): Outcome {
  const fallback = languageOf(parameters);
  try {
    const options: ParseArgsOptionsConfig = {
      ...common,
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    };
    const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true });
    const code = values['lang'] ?? 'en';
    if (typeof code !== 'string' || !isWordLanguage(code)) {
      return fail(
        { phrase: 'language-unknown', values: { name: String(code), names: wordLanguages } },
        fallback,
      );
    }
    if (values['help'] === true) return { output: sayPhrase(help, code), isRight: true };
    const given = Object.keys(values).filter((name) => values[name] === true);
    return run({ flags: new Set(given), names: positionals, language: code });
  } catch (error) {
    return fail(
      { phrase: 'failed', values: { reason: error instanceof Error ? error.message : String(error) } },
      fallback,
    );
  }
}

/** A sentence that says why a command did nothing. */
export function fail(phrase: Phrase, language: WordLanguage): Outcome {
  return { output: sayPhrase(phrase, language), isRight: false };
}

/** The language of the answer to parameters that cannot be understood. */
function languageOf(parameters: readonly string[]): WordLanguage {
  return /--lang[= ]ar\b/.test(parameters.join(' ')) ? 'ar' : 'en';
}
