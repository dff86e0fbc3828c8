import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../serving/serveFolder.mjs';
import { filesOf, writeTexts } from './firstTexts.mjs';

const APP = '$APP_ROOT/app/taskweave';

/**
 * Writes `index.html`, whose `$…` placeholders the engine's side fills in per request. `files.txt` lists what open pages may
 * still load.
 * @param {{ root: string, appDir: string }} options
 */
export async function assemble({ root, appDir }) {
  const manifests = await readManifests(appDir);
  await copySuiteTexts({ root, appDir, names: manifests.map(({ name }) => name) });
  const languages = await writeTexts({ root, assets: path.join(appDir, 'assets') });
  const assets = await readdir(path.join(appDir, 'assets'));
  const asset = (/** @type {RegExp} */ pattern) => {
    const name = assets.find((file) => pattern.test(file));
    if (name === undefined) throw new Error(`The shell was built without ${pattern}.`);
    return name;
  };
  const runtime = {
    appRoot: '$APP_ROOT',
    base: '$BASE',
    prefix: '$PREFIX',
    builtin: manifests.map(({ name, manifest }) => ({ baseUrl: `${APP}/remotes/${name}/`, manifest })),
    adminFileReader: `${APP}/assets/${asset(/^admin-file\..+\.js$/)}`,
    languages: filesOf(languages, `${APP}/assets/`),
    server: '$TASKWEAVE_SERVER',
  };
  const styles = `<link rel="stylesheet" href="${APP}/assets/${asset(/^shell\..+\.css$/)}">`;
  const boot = asset(/^boot\..+\.js$/);
  const shell = asset(/^shell\..+\.js$/);
  const scripts = [
    `<script src="${APP}/assets/${boot}" integrity="${integrityOf(path.join(appDir, 'assets', boot))}" $CSP_NONCE></script>`,
    `<script defer fetchpriority="high" src="${APP}/assets/${shell}" integrity="${integrityOf(path.join(appDir, 'assets', shell))}" $CSP_NONCE></script>`,
  ].join('\n');
  const preloads = manifests
    .filter(isOnFirstScreen)
    .flatMap(({ name, manifest }) =>
      [{ ...manifest.entry, as: 'script' }, ...manifest.preload].map(
        ({ file, integrity, as }) =>
          `<link rel="preload" as="${as}" href="${APP}/remotes/${name}/${file}" crossorigin="anonymous" integrity="${integrity}" data-plugin="${manifest.id}">`,
      ),
    );
  const template = await readFile(path.join(root, 'shell/index.html'), 'utf8');
  const page = template
    .replace('<!--styles-->', () => styles)
    .replace('<!--runtime-->', () => toSafeJson(runtime))
    .replace('<!--scripts-->', () => scripts)
    .replace('<!--preloads-->', () => preloads.join('\n'));
  await writeFile(path.join(appDir, 'index.html'), page);
  await writeFile(path.join(appDir, 'version.json'), `${JSON.stringify(await versionOf(root, page))}\n`);
  await writeFile(path.join(appDir, 'files.txt'), `${(await hashedFiles(appDir)).join('\n')}\n`);
}

/**
 * The page names all files by hash, directly or through manifests, so its own hash identifies the build.
 * @param {string} root
 * @param {string} page
 */
async function versionOf(root, page) {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return {
    name: 'Taskweave',
    version,
    build: createHash('sha256').update(page).digest('hex').slice(0, 16),
  };
}

/** @param {string} appDir */
async function hashedFiles(appDir) {
  const names = await readdir(appDir, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.[\da-f]{8,}\.[a-z\d]+$/.test(name))
    .sort();
}

/** @param {{ manifest: { contributes: { point: string, meta: Record<string, unknown> }[] } }} remote */
function isOnFirstScreen({ manifest }) {
  return manifest.contributes.some(({ point, meta }) => point === 'shell.column' && meta.needsTask !== true);
}

/** @param {string} appDir */
async function readManifests(appDir) {
  const names = (await readdir(path.join(appDir, 'remotes'))).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      manifest: JSON.parse(await readFile(path.join(appDir, 'remotes', name, 'plugin.json'), 'utf8')),
    })),
  );
}

/** @param {{ root: string, appDir: string, names: string[] }} options */
async function copySuiteTexts({ root, appDir, names }) {
  for (const name of names) {
    const source = path.join(root, 'remotes', name, 'src/i18n/suiteTexts.json');
    const copy = path.join(appDir, 'remotes', name, 'suite-texts.json');
    await copyFile(source, copy).catch(async (error) => {
      if (error.code !== 'ENOENT') throw error;
      // The old Tasklist had no such part, but a missing file would log an error in the browser.
      await writeFile(copy, '{}\n');
    });
  }
}

/**
 * Safe inside an HTML element: ASCII only, and nothing that could close it.
 * @param {unknown} value
 */
function toSafeJson(value) {
  return JSON.stringify(value).replace(
    /[<>&\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
