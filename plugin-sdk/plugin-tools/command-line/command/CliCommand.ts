import { parseArgs } from 'node:util';
import { messageOf } from '@taskweave/engine-client/messageOf';
import type { Output } from './Output';

export interface CliOption {
  /** Placeholder for the value in the help; without one, it is a switch. */
  readonly value?: string;
  readonly says: string;
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
  readonly options?: Readonly<Record<string, CliOption>>;
  /** @returns the exit code: 0, or 1 if the check found anything wrong */
  run(input: CliInput, out: Output): Promise<number>;
}

/** An incorrect call of a command. */
const MISUSE = 2;

/**
 * Finds the command and calls it.
 *
 * @param parameters as in `['check', '--budget', '200']`
 * @returns the command's exit code, or 2 if it was called incorrectly
 */
export async function runCli(
  commands: readonly CliCommand[],
  parameters: readonly string[],
  out: Output,
): Promise<number> {
  const [name, ...rest] = parameters;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    out.print(overviewOf(commands));
    return name === undefined ? MISUSE : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    out.error(`There is no command "${name}".\n\n${overviewOf(commands)}`);
    return MISUSE;
  }
  let input: CliInput;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(
          Object.entries(command.options ?? {}).map(([option, { value }]) => [
            option,
            { type: value === undefined ? ('boolean' as const) : ('string' as const) },
          ]),
        ),
      },
    });
    if (values.help === true) {
      out.print(helpOf(command));
      return 0;
    }
    const given: Readonly<Record<string, unknown>> = values;
    input = {
      positionals,
      value: (option) => {
        const value = given[option];
        return typeof value === 'string' ? value : undefined;
      },
      isOn: (option) => given[option] === true,
    };
  } catch (error) {
    out.error(`${firstSentence(messageOf(error))}\n\n${helpOf(command)}`);
    return MISUSE;
  }
  try {
    return await command.run(input, out);
  } catch (error) {
    out.error(messageOf(error));
    return 1;
  }
}

function overviewOf(commands: readonly CliCommand[]): string {
  const width = Math.max(...commands.map((one) => callOf(one).length));
  return [
    'taskweave-plugin <command>',
    '',
    ...commands.map((one) => `  ${callOf(one).padEnd(width)}  ${one.says}`),
    '',
    'taskweave-plugin <command> --help tells its options.',
  ].join('\n');
}

function helpOf(command: CliCommand): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, says }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, says] as const,
  );
  const width = Math.max(0, ...options.map(([call]) => call.length));
  return [
    `taskweave-plugin ${callOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    '',
    `  ${command.says}`,
    ...(options.length > 0 ? ['', ...options.map(([call, says]) => `  ${call.padEnd(width)}  ${says}`)] : []),
  ].join('\n');
}

function callOf({ name, parameters }: CliCommand): string {
  return parameters === undefined ? name : `${name} ${parameters}`;
}

/** Node goes on to explain what hardly anybody meant. */
function firstSentence(message: string): string {
  return `${message.split('. ', 1)[0]?.replace(/\.$/, '')}.`;
}
