import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

/**
 * A function of ours that calls the engine.
 *
 * @typedef {object} SourceCall
 * @property {string} name `resources/task/task#claimTask`: its module below the client's sources and its own name; for a module of
 *   another room its path alone, since there the call is a part of something
 * @property {readonly string[]} users files that use it, in the repository
 */

const CLIENT = 'shared/engine-client/src';
/** Only what is ours: the packages beside it are many times as many files. */
const ROOTS = [
  ...roomsOf('shared'),
  ...roomsOf('remotes'),
  ...roomsOf('addons'),
  'shell/src',
  'plugin-sdk/src',
];

/** Modules that carry the calls of others: what goes through them is listed where it begins. */
const CARRIERS = [
  'shared/engine-client/src/rest-api',
  'shared/engine-client/src/pages',
  'shared/engine-client/src/transport',
  'shared/engine-client/src/EngineClient.ts',
  'shell/src/plugins/isolation/watchCalls.ts',
];

const RECURSIVE = /** @type {const} */ ({ recursive: true, encoding: 'utf8' });

const ASKS =
  /\b(?:client|engine|connection|transport)\.(?:get|post|put|delete|options|request|send)\b[<(]|\b(?:exchange|getDocument|getText)\(/;

/**
 * Every call that the sources make, and who uses it. What only makes an address (`attachmentDataUrl`) is none.
 *
 * @returns {readonly SourceCall[]}
 * @example callsInSources().find(({ name }) => name === 'resources/task/task#claimTask')?.users // ['remotes/forms/src/…', …]
 */
export function callsInSources() {
  const sources = readSources();
  const files = [...sources].filter(([file]) => !CARRIERS.some((carrier) => file.startsWith(carrier)));
  const factories = files.filter(([file]) => file.startsWith(`${CLIENT}/queries/`));
  return files.flatMap(([file, text]) => {
    if (!file.startsWith(`${CLIENT}/`)) {
      return ASKS.test(text) ? [{ name: file, users: [file] }] : [];
    }
    return askingFunctions(text).map((name) => ({
      name: `${file.slice(CLIENT.length + 1, -3)}#${name}`,
      users: usersOf(name, file, files, factories),
    }));
  });
}

/**
 * The exported functions of a module that call the engine, themselves or by another one of the module.
 *
 * @param {string} text
 */
function askingFunctions(text) {
  const parts = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').split(/^(?=export |(?:async )?function )/m);
  const named = parts.map((part) => ({
    part,
    name: /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1] ?? '',
    isExported: part.startsWith('export '),
  }));
  const asking = new Set(
    named.filter(({ part, name }) => name !== '' && ASKS.test(part)).map(({ name }) => name),
  );
  for (let before = -1; before !== asking.size; ) {
    before = asking.size;
    for (const { name, part } of named) {
      if (name !== '' && [...asking].some((one) => new RegExp(`\\b${one}\\(client`).test(part)))
        asking.add(name);
    }
  }
  return named.filter(({ name, isExported }) => isExported && asking.has(name)).map(({ name }) => name);
}

/**
 * Who uses a function of the client: directly, or by a query that is made of it.
 *
 * @param {string} name
 * @param {string} home
 * @param {readonly (readonly [string, string])[]} files
 * @param {readonly (readonly [string, string])[]} factories
 */
function usersOf(name, home, files, factories) {
  const module = home.slice(CLIENT.length + 1, -3);
  const short = path.basename(module);
  const outside = files.filter(([file]) => !file.startsWith(`${CLIENT}/`));
  const importing = (/** @type {string} */ text, /** @type {string} */ of) =>
    text.includes(`@taskweave/engine-client/${of}'`) ||
    text.includes(`@taskweave/engine-client/${path.basename(of)}'`);
  const direct = outside.filter(
    ([, text]) => importing(text, module) && new RegExp(`\\b${name}\\(`).test(text),
  );
  const byQuery = factories.flatMap(([file, text]) => {
    const own = file.slice(CLIENT.length + 1, -3);
    if (file !== home && !text.includes(`/${short}'`)) return [];
    return membersWith(text, name).flatMap((member) =>
      outside.filter(([, user]) => importing(user, own) && new RegExp(`\\b${member}\\(`).test(user)),
    );
  });
  return [...new Set([...direct, ...byQuery].map(([file]) => file))].sort();
}

/**
 * The queries of a factory that call a function.
 *
 * @param {string} text
 * @param {string} name
 */
function membersWith(text, name) {
  return text
    .split(/^ {4}(?=\w+(?::|\())/m)
    .filter((part) => new RegExp(`\\b${name}\\(`).test(part))
    .map((part) => /^\w+/.exec(part)?.[0] ?? '');
}

/** @param {string} folder */
function roomsOf(folder) {
  return readdirSync(inRepository(folder)).map((room) => `${folder}/${room}/src`);
}

/**
 * What is shipped, without tests: path in the repository, and text.
 *
 * @returns {ReadonlyMap<string, string>}
 */
export function readSources() {
  const files = ROOTS.flatMap((root) =>
    (existsSync(inRepository(root)) ? readdirSync(inRepository(root), RECURSIVE) : [])
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/node_modules|testing\/|\.(test|test-d|gallery|d)\.tsx?$/.test(file),
      )
      .map((file) => path.posix.join(root, file.split(path.sep).join('/'))),
  );
  return new Map(files.map((file) => [file, readFileSync(inRepository(file), 'utf8')]));
}
