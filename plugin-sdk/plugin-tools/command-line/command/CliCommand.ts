import { parseArgs } from 'node:util';
import { messageOf } from '@taskweave/engine-client/messageOf';

/** Where a command writes to; injected, so that tests read it. */
export interface Output {
  print(line: string): void;
  error(line: string): void;
}

export interface CliInput {
  readonly positionals: readonly string[];
  /** The value of an option; undefined where it is not given. */
  readonly value: (name: string) => string | undefined;
  readonly isOn: (name: string) => boolean;
}

export interface CliCommand {
  readonly name: string;
  /** As shown in the help: `<plugins.json>`. */
  readonly parameters?: string;
  /** What it does, in one line. */
  readonly says: string;
  /** What each is: `<folder> of the build` takes a value, another text is that of a switch. */
  readonly options?: Readonly<Record<string, string>>;
  /**
   * @returns the exit code: 0, or 1 if the check found anything wrong
   * @throws Error why it cannot do what it is for
   */
  run(input: CliInput, out: Output): Promise<number>;
}

interface Parsed {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** An incorrect call of a command. */
const MISUSE = 2;

/**
 * Finds the command and calls it.
 *
 * @param parameters as in `['seal', '--dist', 'out']`
 * @returns the command's exit code, or 2 if it was called incorrectly
 */
export async function runCli(
  commands: readonly CliCommand[],
  parameters: readonly string[],
  out: Output,
): Promise<number> {
  const [name, ...rest] = parameters;
  const command = commands.find((one) => one.name === name);
  if (name === 'help' || name === '--help' || name === '-h') {
    out.print(helpOf(commands));
    return 0;
  }
  if (command === undefined) {
    const fault = name === undefined ? 'Name a command.' : `There is no command "${name}".`;
    out.error(`${fault}\n\n${helpOf(commands)}`);
    return MISUSE;
  }
  let given: Parsed;
  try {
    given = parse(rest, command);
  } catch (error) {
    out.error(`${firstSentence(messageOf(error))}\n\n${helpOf([command])}`);
    return MISUSE;
  }
  const { values, positionals } = given;
  if (values.help === true) {
    out.print(helpOf([command]));
    return 0;
  }
  const value = (option: string) => {
    const text = values[option];
    return typeof text === 'string' ? text : undefined;
  };
  try {
    return await command.run({ positionals, value, isOn: (option) => values[option] === true }, out);
  } catch (error) {
    out.error(messageOf(error));
    return 1;
  }
}

function parse(parameters: readonly string[], { options = {} }: CliCommand): Parsed {
  const types = Object.entries(options).map(
    ([option, says]) => [option, { type: says.startsWith('<') ? 'string' : 'boolean' }] as const,
  );
  return parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
  });
}

/** Every command with its options. */
function helpOf(commands: readonly CliCommand[]): string {
  return commands
    .map(({ name, parameters = '', says, options = {} }) =>
      [
        `taskweave-plugin ${name} ${parameters}`.trimEnd(),
        `  ${says}`,
        ...Object.entries(options).map(([option, text]) => `    --${option} ${text}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Node goes on to explain what hardly anybody meant. */
function firstSentence(message: string): string {
  return `${message.split('. ', 1)[0]?.replace(/\.$/, '')}.`;
}
