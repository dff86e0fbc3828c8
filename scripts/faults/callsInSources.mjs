import { readFileSync } from 'node:fs';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const CLIENT = 'shared/engine-client/src';
const ROOMS = ['shared', 'remotes', 'addons', 'shell', 'plugin-sdk'];
const IN_SRC = /^(?:(?:shared|remotes|addons)\/[^/]+|shell|plugin-sdk)\/src\//;

const CARRIERS = [
  'shared/engine-client/src/rest-api',
  'shared/engine-client/src/pages',
  'shared/engine-client/src/transport',
  'shared/engine-client/src/EngineClient.ts',
  'shell/src/connections/client/createClientOfAll.ts',
  'shell/src/plugins/isolation/watchCalls.ts',
];

const ASKS =
  /\b(?:client|engine|connection|transport)\.(?:get|post|put|delete|options|request|send)\b[<(]|\b(?:exchange|getDocument|getText)\(/;

/**
 * Functions that only build a URL (`attachmentDataUrl`) do not count.
 * @returns {readonly string[]}
 */
export function callsInSources() {
  const files = [...readSources()].filter(([file]) => !CARRIERS.some((carrier) => file.startsWith(carrier)));
  return files.flatMap(([file, text]) => {
    if (!file.startsWith(`${CLIENT}/`)) return ASKS.test(text) ? [file] : [];
    return askingFunctions(text).map((name) => `${file.slice(CLIENT.length + 1, -3)}#${name}`);
  });
}

/** @param {string} text */
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

/** @returns {ReadonlyMap<string, string>} */
export function readSources() {
  const files = listFiles(ROOMS).filter(
    (file) => /^[^.]*\.tsx?$/.test(file) && !/testing\//.test(file) && IN_SRC.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(inRepository(file), 'utf8')]));
}
