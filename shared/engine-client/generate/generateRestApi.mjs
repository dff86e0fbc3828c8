/**
 * Writes src/generated/RestApi.ts from the engine's published OpenAPI description. Run by hand, when the version below is
 * raised: `node shared/engine-client/generate/generateRestApi.mjs`. Needs Maven, and `unzip`.
 *
 * A generator of our own, since openapi-typescript needs the compiler API of TypeScript 5, and since the
 * types alone, without the descriptions, are a fifth of what it writes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCases } from './caseDescription.mjs';
import { criteriaTypes } from './criteria.mjs';
import { restTable } from './restTable.mjs';
import { usedSchemas } from './schemaTypes.mjs';

const ARTIFACT = 'org.camunda.bpm:camunda-engine-rest-openapi:7.24.0';
/** What the client reads of refusals, which the description does not name at its calls. */
const OF_REFUSALS = ['ExceptionDto', 'MissingAuthorizationDto'];

const description = withCases(readDescription());
const table = restTable(description);
writeFileSync(
  new URL('../src/generated/RestApi.ts', import.meta.url),
  [
    `// Written by generate/generateRestApi.mjs from ${ARTIFACT}. Do not edit.`,
    "import type { Call, Definition, OrCsv } from '../rest-api/Call';\nimport type { InBody, OrQueries, Sorted } from '../rest-api/Criteria';\n",
    ...usedSchemas(description.components.schemas, [...table, ...OF_REFUSALS], criteriaTypes(description)),
    ...table,
  ].join('\n'),
);

function readDescription() {
  const folder = mkdtempSync(join(tmpdir(), 'rest-types-'));
  try {
    execFileSync(
      'mvn',
      [
        '-q',
        '-B',
        'dependency:copy',
        `-Dartifact=${ARTIFACT}`,
        `-DoutputDirectory=${folder}`,
        '-Dmdep.stripVersion=true',
      ],
      { stdio: 'inherit', cwd: folder },
    );
    const [, name] = ARTIFACT.split(':');
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
    return JSON.parse(execFileSync('unzip', ['-p', join(folder, `${name}.jar`), 'openapi.json'], options));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
