/**
 * Entry of every npm script: `node scripts/run.mjs <command> [arguments]`. Nothing is imported before Node is known to be
 * new enough to understand it.
 */
const NODE = { major: 20, minor: 19 };

/** @type {Record<string, { file: string, part?: string }>} */
const COMMANDS = {
  start: { file: './commands/product/start.mjs' },
  dev: { file: './commands/product/dev.mjs' },
  'demo:reset': { file: './commands/product/demoReset.mjs' },
  build: { file: './commands/product/build.mjs' },
  'build:examples': { file: './commands/product/buildExamples.mjs' },
  gallery: { file: './commands/pages/gallery.mjs' },
  'build:gallery': { file: './commands/pages/buildGallery.mjs' },
  audit: { file: './commands/checks/audit.mjs' },
  bench: { file: '../bench/commands/bench.mjs' },
  expressions: { file: './commands/checks/expressions.mjs' },
  faults: { file: './commands/checks/faults.mjs' },
  attack: { file: './commands/checks/attack.mjs' },
  cluster: { file: './commands/product/cluster.mjs' },
  firefox: { file: './commands/checks/firefox.mjs' },
  webkit: { file: './commands/checks/webkit.mjs' },
  fuzz: { file: './commands/checks/fuzz.mjs' },
  load: { file: '../bench/commands/load.mjs' },
  release: { file: './commands/release/release.mjs' },
  'install:check': { file: './commands/release/installCheck.mjs' },
  'release:check': { file: './commands/release/releaseCheck.mjs' },
  'api-report': { file: './commands/pages/apiReport.mjs' },
  'settings-page': { file: './commands/pages/settingsPage.mjs' },
  format: { file: './commands/checks/format.mjs' },
  test: { file: './commands/checks/test.mjs' },
  lint: { file: './commands/checks/test.mjs', part: 'lint' },
  types: { file: './commands/checks/test.mjs', part: 'types' },
  unit: { file: './commands/checks/test.mjs', part: 'unit' },
  size: { file: './commands/checks/test.mjs', part: 'size' },
  examples: { file: './commands/checks/test.mjs', part: 'examples' },
  e2e: { file: './commands/checks/test.mjs', part: 'e2e' },
  nightly: { file: './commands/checks/nightly.mjs' },
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NODE.major || (major === NODE.major && minor < NODE.minor)) {
  console.error(
    `Taskweave needs Node ${NODE.major}.${NODE.minor} or newer, and this is ${process.versions.node}: install a newer one and run the same command again.`,
  );
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const { Explained } = await import('./process/Explained.mjs');
const { stopChildren, isEnding } = await import('./process/children.mjs');
try {
  const known = COMMANDS[command];
  if (!known) {
    throw new Explained(`There is no command "${command}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const { runCommand } = await import('./runCommand.mjs');
  process.exitCode = await runCommand(known.file, known.part ? [known.part, ...args] : args);
} catch (error) {
  // After Ctrl+C everything fails, and nobody wants to know.
  if (!isEnding()) {
    console.error(error instanceof Explained ? `\n${error.message}` : error);
  }
  process.exitCode = 1;
}
await stopChildren();
if (!isEnding()) {
  process.exit();
}
