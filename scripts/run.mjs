/** Nothing may be imported before Node is known to be new enough. */
const NODE = { major: 20, minor: 19 };

/** @type {Record<string, readonly [file: string, work?: string]>} */
const COMMANDS = {
  start: ['./commands/product.mjs', 'start'],
  dev: ['./commands/product.mjs', 'dev'],
  'demo:reset': ['./commands/product.mjs', 'demoReset'],
  build: ['./commands/product.mjs', 'build'],
  gallery: ['./commands/gallery.mjs'],
  audit: ['./commands/audit.mjs'],
  update: ['./commands/update.mjs'],
  bench: ['../bench/commands/bench.mjs'],
  release: ['./commands/release.mjs'],
  translations: ['./commands/translations.mjs'],
  test: ['./commands/test.mjs'],
  nightly: ['./commands/nightly.mjs'],
};
const PARTS_OF_TEST = ['lint', 'types', 'unit', 'e2e'];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NODE.major || (major === NODE.major && minor < NODE.minor)) {
  console.error(
    `Taskweave needs Node ${NODE.major}.${NODE.minor} or newer, and this is ${process.versions.node}: install a newer one and run the same command again.`,
  );
  process.exit(1);
}

const asked = process.argv.slice(2);
const [command = '', ...args] = PARTS_OF_TEST.includes(asked[0] ?? '') ? ['test', ...asked] : asked;
const { Explained } = await import('./process/Explained.mjs');
const { stopChildren, isEnding } = await import('./process/children.mjs');
try {
  const known = COMMANDS[command];
  if (!known) {
    throw new Explained(`There is no command "${command}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const [file, work = 'plan'] = known;
  const { runCommand } = await import('./runCommand.mjs');
  process.exitCode = await runCommand(file, work, args);
} catch (error) {
  if (!isEnding()) {
    console.error(error instanceof Explained ? `\n${error.message}` : error);
  }
  process.exitCode = 1;
}
await stopChildren();
if (!isEnding()) {
  process.exit();
}
