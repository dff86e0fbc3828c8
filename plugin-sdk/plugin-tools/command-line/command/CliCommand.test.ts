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
