import { expect, test } from 'vitest';
import { recordOutput } from '../testing/pluginProject';
import { type CliCommand, runCli } from './CliCommand';

const GREET: CliCommand = {
  name: 'greet',
  parameters: '<name>',
  says: 'says hello',
  options: { by: '<word> in place of hello', loud: 'with a mark' },
  async run({ positionals: [name], value, isOn }, out) {
    if (name === undefined) throw new Error('Nobody is there.');
    out.print(`${value('by') ?? 'Hello'} ${name}${isOn('loud') ? '!' : ''}`);
    return name === 'nobody' ? 1 : 0;
  },
};

async function call(...parameters: string[]) {
  const out = recordOutput();
  const code = await runCli([GREET], parameters, out);
  return { code, printed: out.printed.join('\n'), errors: out.errors.join('\n') };
}

test.each([
  [['greet', 'Ada'], 0, 'Hello Ada'],
  [['greet', 'Ada', '--by', 'Good day', '--loud'], 0, 'Good day Ada!'],
  [['greet', 'nobody'], 1, 'Hello nobody'],
])('%j', async (parameters, code, printed) => {
  expect(await call(...parameters)).toEqual({ code, printed, errors: '' });
});

test('help names every command with its options', async () => {
  const { code, printed } = await call('--help');
  expect(code).toBe(0);
  expect((await call('greet', '--help')).printed).toBe(printed);
  expect(printed.split('\n')).toEqual([
    'taskweave-plugin greet <name>',
    '  says hello',
    '    --by <word> in place of hello',
    '    --loud with a mark',
  ]);
});

test.each([
  [[], 2, 'Name a command.'],
  [['great'], 2, 'There is no command "great".'],
  [['greet', '--hi'], 2, "Unknown option '--hi'."],
  [['greet'], 1, 'Nobody is there.'],
])('a wrong call, %j, says what is wrong', async (parameters, code, error) => {
  const called = await call(...parameters);
  expect(called.code).toEqual(code);
  expect(called.errors.split('\n')[0]).toEqual(error);
});
