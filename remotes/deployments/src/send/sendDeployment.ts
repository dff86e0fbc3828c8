import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import {
  createDeployment,
  type Deployed,
  findDeployment,
  readDeployed,
} from '@taskweave/engine-client/resources/definition/deployment';
import { parseFaults } from '@taskweave/engine-client/resources/definition/parseFaults';
import { isSince } from '@taskweave/engine-client/transport/ServerClock';
import type { ChosenFile } from '../files/ChosenFile';
import type { FileFaults, Sending } from './DeployStore';

export interface DeployRequest {
  readonly files: readonly ChosenFile[];
  readonly name: string;
  readonly source: string;
  readonly tenantId: string;
  readonly isDuplicateFiltered: boolean;
  readonly isChangedOnly: boolean;
}

export interface DeployContext {
  readonly engine: EngineClient;
  readonly userId: string;
  /** Nobody can say whether an earlier try was done: asks whether to send it once more. */
  readonly mayRepeat: () => Promise<boolean>;
  readonly onStep: (sending: Sending) => void;
}

interface ReadFile {
  readonly name: string;
  readonly content: Blob;
}

/** Deployments that this page has made: none of them is another. */
const made = new Set<string>();

/** Deploys the files, and returns the result. If the answer is lost, it looks for the deployment; nothing is sent twice. */
export async function sendDeployment(request: DeployRequest, context: DeployContext): Promise<Sending> {
  const { engine, userId, onStep, mayRepeat } = context;
  onStep({ kind: 'sending', part: 0 });
  const { read, changed } = await readFiles(request.files);
  if (changed.length > 0) return { kind: 'changed', names: changed };
  const since = engine.serverTime();
  const tries = createTries<Deployed>(JSON.stringify([engine.engine, userId, 'deployment']));
  const names = request.files.map(({ name }) => name);
  const lost = {
    name: request.name,
    tenantId: request.tenantId || null,
    files: names,
    since,
    known: made,
  };
  try {
    const deployed = await tries.attempt({
      key: JSON.stringify([request.name, request.tenantId, names]),
      send: () =>
        createDeployment(
          engine,
          {
            name: request.name,
            source: request.source,
            tenantId: request.tenantId,
            enableDuplicateFiltering: request.isDuplicateFiltered,
            deployChangedOnly: request.isDuplicateFiltered && request.isChangedOnly,
            files: read,
          },
          { onProgress: (part) => onStep({ kind: 'sending', part }) },
        ),
      look: async (signal) => {
        const found = await findDeployment(engine, lost, signal);
        if (found.kind !== 'done') return found;
        return { kind: 'done', value: await readDeployed(engine, found.value, signal) };
      },
      onLost: () => onStep({ kind: 'looking' }),
      // Equal files of the same name are deployed once, however often they are sent.
      ...(!request.isDuplicateFiltered && { mayRepeat }),
    });
    made.add(deployed.id);
    return { kind: 'done', deployed, isNew: isSince(deployed.time, since) };
  } catch (error) {
    if (isLoginRequired(error)) return { kind: 'signed-out' };
    if (error instanceof LostAnswerError) return { kind: 'lost', error, finding: error.finding };
    return { kind: 'failed', error, faults: await withLines(parseFaults(error, names), read) };
  }
}

/** Browsers refuse to read a file that was written since it was chosen: what was seen then is not there any more. */
async function readFiles(files: readonly ChosenFile[]) {
  const read: ReadFile[] = [];
  const changed: string[] = [];
  for (const { name, file } of files) {
    await file.arrayBuffer().then(
      (content) => read.push({ name, content: new Blob([content]) }),
      () => changed.push(name),
    );
  }
  return { read, changed };
}

/** Adds the lines of the files that faults are in, as they were sent. */
async function withLines(
  faulty: ReturnType<typeof parseFaults>,
  read: readonly ReadFile[],
): Promise<readonly FileFaults[]> {
  return Promise.all(
    faulty.map(async (one) => {
      const text = (await read.find(({ name }) => name === one.file)?.content.text()) ?? '';
      const all = text.split('\n');
      const wanted = one.faults.flatMap(({ line }) => (line === null ? [] : [line]));
      return {
        ...one,
        lines: Object.fromEntries(wanted.map((line) => [line, (all[line - 1] ?? '').trim()])),
      };
    }),
  );
}
