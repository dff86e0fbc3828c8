/**
 * Entry of every npm script: `node scripts/run.mjs <command> [arguments]`. Nothing is imported before Node is known to be
 * new enough to understand it.
 */
const NODE = { major: 20, minor: 19 };

/** @type {Record<string, { file: string, part?: string }>} */
const COMMANDS = {
  start: { file: './commands/start.mjs' },
  dev: { file: './commands/dev.mjs' },
  'demo:reset': { file: './commands/demoReset.mjs' },
  build: { file: './commands/build.mjs' },
  'build:examples': { file: './commands/buildExamples.mjs' },
  gallery: { file: './commands/gallery.mjs' },
  'build:gallery': { file: './commands/buildGallery.mjs' },
  audit: { file: './commands/audit.mjs' },
  bench: { file: './commands/bench.mjs' },
  expressions: { file: './commands/expressions.mjs' },
  faults: { file: './commands/faults.mjs' },
  attack: { file: './commands/attack.mjs' },
  cluster: { file: './commands/cluster.mjs' },
  firefox: { file: './commands/firefox.mjs' },
  webkit: { file: './commands/webkit.mjs' },
  fuzz: { file: './commands/fuzz.mjs' },
  load: { file: './commands/load.mjs' },
  release: { file: './commands/release.mjs' },
  'install:check': { file: './commands/installCheck.mjs' },
  'release:check': { file: './commands/releaseCheck.mjs' },
  'api-report': { file: './commands/apiReport.mjs' },
  'settings-page': { file: './commands/settingsPage.mjs' },
  format: { file: './commands/format.mjs' },
  test: { file: './commands/test.mjs' },
  lint: { file: './commands/test.mjs', part: 'lint' },
  types: { file: './commands/test.mjs', part: 'types' },
  unit: { file: './commands/test.mjs', part: 'unit' },
  size: { file: './commands/test.mjs', part: 'size' },
  examples: { file: './commands/test.mjs', part: 'examples' },
  e2e: { file: './commands/test.mjs', part: 'e2e' },
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
