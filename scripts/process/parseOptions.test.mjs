import { expect, it } from 'vitest';
import { Explained } from './Explained.mjs';
import { parseOptions, wholeNumber } from './parseOptions.mjs';

it.each([
  [['--prot', '9000'], /Unknown option '--prot'\. --help/],
  [['fast'], /Unexpected argument 'fast'/],
  [['--port'], /--port/],
  [['--port', '0'], /--port takes a number from 1 to 65535, not "0"/],
  [['--port', '8e3'], /not "8e3"/],
])('refuses %j and says what fits', (args, message) => {
  const read = () => {
    const { port } = parseOptions({ args, options: { port: { type: 'string', default: '1' } } }).values;
    return wholeNumber('port', port, 1, 65_535);
  };
  expect(read).toThrow(Explained);
  expect(read).toThrow(message);
});
