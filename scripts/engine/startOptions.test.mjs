import { describe, expect, it } from 'vitest';
import { Explained } from '../process/Explained.mjs';
import { parseStartOptions, startHelp } from './startOptions.mjs';

describe('parseStartOptions', () => {
  it('takes port 8080, Operaton and a database in memory when nothing is said', () => {
    expect(parseStartOptions([])).toEqual({
      port: 8080,
      engine: 'operaton',
      data: undefined,
      tasks: 0,
      plugins: false,
    });
  });

  it('reads every option', () => {
    expect(
      parseStartOptions('--port 9000 --engine camunda --data ./dir --tasks 10000 --plugins'.split(' ')),
    ).toEqual({ port: 9000, engine: 'camunda', data: './dir', tasks: 10_000, plugins: true });
  });

  it('asks for help', () => {
    expect(parseStartOptions(['--help'])).toBe('help');
  });

  it('shows an option only where it works', () => {
    expect(startHelp('npm start')).toContain('--plugins');
    expect(startHelp('npm run dev')).not.toContain('--plugins');
  });

  it.each([
    [['--prot', '9000'], /Unknown option '--prot'\. --help/],
    [['fast'], /Unexpected argument 'fast'/],
    [['--port'], /--port/],
    [['--port', '0'], /--port takes a number from 1 to 65535, not "0"/],
    [['--port', '8e3'], /not "8e3"/],
    [['--tasks', '-5'], /--tasks/],
    [['--engine', 'cibseven'], /--engine takes operaton or camunda/],
  ])('refuses %j and says what fits', (args, message) => {
    expect(() => parseStartOptions(args)).toThrow(Explained);
    expect(() => parseStartOptions(args)).toThrow(message);
  });
});
