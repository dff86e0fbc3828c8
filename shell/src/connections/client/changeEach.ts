import { EngineError, isEngineError } from '@taskweave/engine-client/EngineError';
import { isEngineSilent } from '@taskweave/engine-client/isOutcomeUnknown';
import type { Connection } from './Connection';
import type { Call, Calls } from './marks';

/** Where only some engines have changed, throws the failure of the others by their names, unless `mayBePart` and all of these are silent. */
export async function changeEach(
  changes: Calls,
  send: (connection: Connection, call: Call) => Promise<unknown>,
  onPart?: (failed: Connection) => void,
  mayBePart = false,
): Promise<ReadonlyMap<Connection, unknown>> {
  const answers = new Map<Connection, unknown>([...changes.keys()].map((one) => [one, null]));
  const failed = new Map<Connection, unknown>();
  const sent = [...changes].map(([one, call]) =>
    send(one, call).then(
      (answer) => answers.set(one, answer),
      (error) => answers.delete(one) && failed.set(one, error),
    ),
  );
  await Promise.all(sent);
  const [[first, error] = []] = failed;
  const isLacking = mayBePart && failed.size < changes.size && [...failed.values()].every(isEngineSilent);
  if (first === undefined || isLacking) return answers;
  if (failed.size === changes.size || !isEngineError(error)) throw error;
  onPart?.(first);
  throw failedThere(error, [...failed.keys()].map(({ setting }) => setting.label).join(', '));
}

/** Half of it is done, so it is neither lost nor to be sent again. */
function failedThere({ problem }: EngineError, where: string): EngineError {
  const isAway = problem.kind === 'network' || problem.kind === 'login-required' || problem.kind === 'csrf';
  const { status, engineType, message, requestId } = problem;
  const said = isAway ? { status, engineType, message, requestId, kind: 'server' as const } : problem;
  return new EngineError({ ...said, answeredBy: 'engine', where });
}
