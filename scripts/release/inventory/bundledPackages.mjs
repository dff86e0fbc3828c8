import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceFault } from './licenceFault.mjs';

/**
 * A package of others whose code is in what we ship.
 *
 * @typedef {object} BundledPackage
 * @property {string} name as npm knows it
 * @property {string} version
 * @property {string} license as its package.json says it, an SPDX expression or words
 * @property {string} homepage empty where it names none
 * @property {{ file: string, text: string }[]} texts of its licence and notices
 */

const INSTALLED = /node_modules\/(\.pnpm\/[^/]+\/node_modules\/(?:@[^/]+\/)?[^/|!?]+)/;
const LEGAL = /^(licen[cs]e|copying|notice)/i;

const RUNTIME = '@rspack/core';

const MIT_HOLDERS = new Map([['@bpmn-io/semver-compat', '2026-present camunda Services GmbH']]);

/**
 * By source maps: complete, and without what was left out of the bundles.
 * @param {{ root: string, folder: string }} options
 * @returns {BundledPackage[]}
 */
export function bundledPackages({ root, folder }) {
  const places = new Set([RUNTIME]);
  for (const map of filesBelow(folder).filter((file) => file.endsWith('.map'))) {
    const { sources } = JSON.parse(readFileSync(map, 'utf8'));
    for (const source of sources) {
      const place = INSTALLED.exec(source)?.[1];
      if (place !== undefined) places.add(place);
    }
  }
  /** @type {Map<string, BundledPackage>} */
  const found = new Map();
  for (const place of places) {
    const one = readPackage(path.join(root, 'node_modules', place));
    found.set(`${one.name}@${one.version}`, one);
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}

/**
 * @param {string} folder
 * @returns {BundledPackage}
 */
function readPackage(folder) {
  const {
    name,
    version,
    license,
    homepage = '',
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LEGAL.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const holder = MIT_HOLDERS.get(name);
  if (texts.length === 0 && license === 'MIT' && holder !== undefined)
    texts.push({ file: 'LICENSE', text: mitText(holder) });
  if (typeof license !== 'string' || texts.length === 0) {
    throw new Error(`${name} ${version} has no licence that we could pass on: see ${folder}.`);
  }
  const fault = licenceFault(license, texts);
  if (fault !== undefined) throw new Error(`${name} ${version}: ${fault}.`);
  return { name, version, license, homepage, texts };
}

/**
 * @param {string} holder
 * @returns {string}
 */
function mitText(holder) {
  return `The MIT License (MIT)

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
`;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  if (!existsSync(folder)) throw new Error(`There is nothing in ${folder}: build the app first.`);
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
